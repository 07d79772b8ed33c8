-- {"dwarf": {"table": "_9XJ72Xkypj6hi74", "secrets": ["i95VvWoL8jhhrA0NCvJARt0VnO7Jed-F", "y0TlnNf46up0jGt70MRHW6CxnneOpYqw"], "seq": 9}, "dwergar": {"table": "WgW_AigwIbgZoZeh", "secrets": ["pxaz9SX48IjQOM3HZzkpoCa04VQS5117", "avnwqbf829sH4kkbTFBzQYx7DafQDbJx"], "seq": 8}, "imperial-miners": {"table": "iymrDd89BS5MRpur", "secrets": ["WCvtaL6PiEMGOtziHDagEa19VT_UriSF", "ubnOLRQDoIY5V0ADNA49RKkYe8YP1RB_"], "seq": 13}, "finished": {"table": "n5iEiGfJftHHVx3Z", "secrets": ["o23s1zuk6K7a43qXViNv6miTYsWvotW2"], "seq": 105}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	command TEXT, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	CONSTRAINT entries_command UNIQUE (table_id, command), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('_9XJ72Xkypj6hi74',1,'chat',0,'{"name":"Ada","text":"hello"}','0:chat-0001',1.79501109618809127814e+09);
INSERT INTO "entries" VALUES('_9XJ72Xkypj6hi74',2,'action',0,'{"action":"place 1"}','0:command-000000',1.79501109622082352635e+09);
INSERT INTO "entries" VALUES('_9XJ72Xkypj6hi74',3,'action',1,'{"action":"place 2"}','1:command-000001',1.79501109626304721834e+09);
INSERT INTO "entries" VALUES('_9XJ72Xkypj6hi74',4,'action',1,'{"action":"place 3"}','1:command-000002',1.79501109629713201517e+09);
INSERT INTO "entries" VALUES('_9XJ72Xkypj6hi74',5,'action',0,'{"action":"place 4"}','0:command-000003',1.79501109632241868975e+09);
INSERT INTO "entries" VALUES('_9XJ72Xkypj6hi74',6,'action',0,'{"action":"place 1"}','0:command-000004',1.79501109635585832597e+09);
INSERT INTO "entries" VALUES('_9XJ72Xkypj6hi74',7,'action',1,'{"action":"place 2"}','1:command-000005',1.79501109637984871867e+09);
INSERT INTO "entries" VALUES('_9XJ72Xkypj6hi74',8,'action',1,'{"action":"place 3"}','1:command-000006',1.79501109640922975546e+09);
INSERT INTO "entries" VALUES('_9XJ72Xkypj6hi74',9,'action',0,'{"action":"place 4"}','0:command-000007',1795011096.43185);
INSERT INTO "entries" VALUES('WgW_AigwIbgZoZeh',1,'chat',0,'{"name":"Ada","text":"hello"}','0:chat-0001',1.79501109651659202575e+09);
INSERT INTO "entries" VALUES('WgW_AigwIbgZoZeh',2,'action',0,'{"action":"place blacksmith mine-1"}','0:command-000008',1.79501109655727791782e+09);
INSERT INTO "entries" VALUES('WgW_AigwIbgZoZeh',3,'action',0,'{"action":"mine"}','0:command-000009',1.79501109658047652241e+09);
INSERT INTO "entries" VALUES('WgW_AigwIbgZoZeh',4,'action',0,'{"action":"place ironworker mine-1"}','0:command-000010',1.79501109661130237582e+09);
INSERT INTO "entries" VALUES('WgW_AigwIbgZoZeh',5,'action',0,'{"action":"place blacksmith mine-1"}','0:command-000011',1.79501109663719201087e+09);
INSERT INTO "entries" VALUES('WgW_AigwIbgZoZeh',6,'action',1,'{"action":"place ironworker mine-1"}','1:command-000012',1.79501109665886044502e+09);
INSERT INTO "entries" VALUES('WgW_AigwIbgZoZeh',7,'action',1,'{"action":"place blacksmith mine-1"}','1:command-000013',1.79501109668342971798e+09);
INSERT INTO "entries" VALUES('WgW_AigwIbgZoZeh',8,'action',1,'{"action":"place ironworker mine-1"}','1:command-000014',1.7950110967158415318e+09);
INSERT INTO "entries" VALUES('iymrDd89BS5MRpur',1,'chat',0,'{"name":"Ada","text":"hello"}','0:chat-0001',1.79501109680221986771e+09);
INSERT INTO "entries" VALUES('iymrDd89BS5MRpur',2,'action',0,'{"action":"discard D11b"}','0:command-000015',1.79501109682115149498e+09);
INSERT INTO "entries" VALUES('iymrDd89BS5MRpur',3,'action',1,'{"action":"discard D01c"}','1:command-000016',1.795011096847366333e+09);
INSERT INTO "entries" VALUES('iymrDd89BS5MRpur',4,'action',0,'{"action":"discard D12c"}','0:command-000017',1.79501109686298251149e+09);
INSERT INTO "entries" VALUES('iymrDd89BS5MRpur',5,'action',1,'{"action":"discard D13b"}','1:command-000018',1.79501109687746834755e+09);
INSERT INTO "entries" VALUES('iymrDd89BS5MRpur',6,'action',0,'{"action":"discard D17a"}','0:command-000019',1.79501109688654065131e+09);
INSERT INTO "entries" VALUES('iymrDd89BS5MRpur',7,'action',1,'{"action":"discard D22b"}','1:command-000020',1.79501109690142726898e+09);
INSERT INTO "entries" VALUES('iymrDd89BS5MRpur',8,'action',0,'{"action":"discard D20a"}','0:command-000021',1.7950110969160614013e+09);
INSERT INTO "entries" VALUES('iymrDd89BS5MRpur',9,'action',1,'{"action":"discard D33"}','1:command-000022',1.79501109693236231799e+09);
INSERT INTO "entries" VALUES('iymrDd89BS5MRpur',10,'action',0,'{"action":"effect a"}','0:command-000023',1.79501109695646715166e+09);
INSERT INTO "entries" VALUES('iymrDd89BS5MRpur',11,'action',1,'{"action":"effect a"}','1:command-000024',1.79501109699187278746e+09);
INSERT INTO "entries" VALUES('iymrDd89BS5MRpur',12,'action',0,'{"action":"surface coins"}','0:command-000025',1.79501109701785278318e+09);
INSERT INTO "entries" VALUES('iymrDd89BS5MRpur',13,'action',1,'{"action":"surface coins"}','1:command-000026',1.79501109704785609248e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',1,'action',0,'{"action":"place 1"}','0:command-000027',1.79501109710540938382e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',2,'action',1,'{"action":"place 2"}','0:command-000028',1.79501109712500786777e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',3,'action',1,'{"action":"place 3"}','0:command-000029',1.795011097159637928e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',4,'action',0,'{"action":"place 4"}','0:command-000030',1.79501109718939781192e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',5,'action',0,'{"action":"place 1"}','0:command-000031',1.79501109722894024852e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',6,'action',1,'{"action":"place 2"}','0:command-000032',1.79501109726107335087e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',7,'action',1,'{"action":"place 3"}','0:command-000033',1.79501109727523183818e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',8,'action',0,'{"action":"place 4"}','0:command-000034',1.79501109729784846303e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',9,'action',0,'{"action":"place 1"}','0:command-000035',1.79501109732386612892e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',10,'action',1,'{"action":"place 2"}','0:command-000036',1.79501109734963035582e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',11,'action',1,'{"action":"place 3"}','0:command-000037',1.79501109737212085726e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',12,'action',0,'{"action":"place 4"}','0:command-000038',1.79501109739312362666e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',13,'action',0,'{"action":"place 1"}','0:command-000039',1.79501109741724348065e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',14,'action',1,'{"action":"place 2"}','0:command-000040',1.79501109744811248778e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',15,'action',1,'{"action":"place 3"}','0:command-000041',1.79501109747366905215e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',16,'action',0,'{"action":"place 4"}','0:command-000042',1.79501109749703526494e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',17,'action',0,'{"action":"alloy"}','0:command-000043',1.79501109752740073202e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',18,'action',0,'{"action":"place 1"}','0:command-000044',1.79501109755036520956e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',19,'action',1,'{"action":"place 2"}','0:command-000045',1.79501109757659101486e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',20,'action',1,'{"action":"place 3"}','0:command-000046',1.79501109759629702564e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',21,'action',0,'{"action":"place 4"}','0:command-000047',1.79501109760878944402e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',22,'action',0,'{"action":"place 1"}','0:command-000048',1.79501109762869501111e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',23,'action',1,'{"action":"place 2"}','0:command-000049',1.79501109764955520632e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',24,'action',1,'{"action":"place 3"}','0:command-000050',1.79501109767205047603e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',25,'action',0,'{"action":"place 4"}','0:command-000051',1.79501109770120954511e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',26,'action',1,'{"action":"alloy"}','0:command-000052',1.79501109772185373303e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',27,'action',0,'{"action":"place 1"}','0:command-000053',1.79501109774937963486e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',28,'action',1,'{"action":"place 2"}','0:command-000054',1.79501109778409719463e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',29,'action',1,'{"action":"place 3"}','0:command-000055',1.79501109797055673602e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',30,'action',0,'{"action":"place 4"}','0:command-000056',1.79501109800324273107e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',31,'action',0,'{"action":"place 1"}','0:command-000057',1.79501109803404283521e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',32,'action',1,'{"action":"place 2"}','0:command-000058',1.79501109807266783719e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',33,'action',1,'{"action":"place 3"}','0:command-000059',1.79501109808827257158e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',34,'action',0,'{"action":"place 4"}','0:command-000060',1.79501109811199951169e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',35,'action',0,'{"action":"place 1"}','0:command-000061',1.79501109813562345499e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',36,'action',1,'{"action":"place 2"}','0:command-000062',1.79501109815186953543e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',37,'action',1,'{"action":"place 3"}','0:command-000063',1.7950110981692280769e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',38,'action',0,'{"action":"place 4"}','0:command-000064',1.79501109818222212791e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',39,'action',0,'{"action":"place 1"}','0:command-000065',1.79501109819814205171e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',40,'action',1,'{"action":"place 2"}','0:command-000066',1.79501109821734070775e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',41,'action',1,'{"action":"place 3"}','0:command-000067',1.79501109822841119767e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',42,'action',0,'{"action":"place 4"}','0:command-000068',1.79501109824051547055e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',43,'action',0,'{"action":"place 1"}','0:command-000069',1.79501109825820755953e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',44,'action',1,'{"action":"place 2"}','0:command-000070',1.79501109827288413047e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',45,'action',1,'{"action":"place 3"}','0:command-000071',1.7950110982849359513e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',46,'action',0,'{"action":"place 4"}','0:command-000072',1.7950110983000230789e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',47,'action',0,'{"action":"place 1"}','0:command-000073',1.79501109831732726098e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',48,'action',1,'{"action":"place 2"}','0:command-000074',1.79501109832877182954e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',49,'action',1,'{"action":"place 3"}','0:command-000075',1.79501109834454369547e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',50,'action',0,'{"action":"place 4"}','0:command-000076',1.79501109835658383367e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',51,'action',0,'{"action":"place 1"}','0:command-000077',1.79501109837247443197e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',52,'action',1,'{"action":"place 2"}','0:command-000078',1.79501109838500094413e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',53,'action',1,'{"action":"place 3"}','0:command-000079',1.7950110983988268376e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',54,'action',0,'{"action":"place 4"}','0:command-000080',1.79501109841325545311e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',55,'action',1,'{"action":"helper 5"}','0:command-000081',1.79501109842203879357e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',56,'action',1,'{"action":"helper 6"}','0:command-000082',1.79501109843965649601e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',57,'action',0,'{"action":"place 1"}','0:command-000083',1.79501109844878625875e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',58,'action',1,'{"action":"place 2"}','0:command-000084',1.79501109846324586865e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',59,'action',1,'{"action":"place 3"}','0:command-000085',1.7950110984800066948e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',60,'action',0,'{"action":"place 4"}','0:command-000086',1.79501109849301266675e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',61,'action',1,'{"action":"alloy"}','0:command-000087',1.79501109850463724131e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',62,'action',0,'{"action":"place 1"}','0:command-000088',1.79501109851999783519e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',63,'action',1,'{"action":"place 2"}','0:command-000089',1.79501109853731203084e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',64,'action',1,'{"action":"place 3"}','0:command-000090',1.79501109854580283165e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',65,'action',0,'{"action":"place 4"}','0:command-000091',1.79501109856088423731e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',66,'action',1,'{"action":"alloy"}','0:command-000092',1.79501109857227730748e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',67,'action',0,'{"action":"forge"}','0:command-000093',1.7950110985879535675e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',68,'action',1,'{"action":"place 1"}','0:command-000094',1.79501109860060501094e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',69,'action',0,'{"action":"place 2"}','0:command-000095',1.79501109861282205585e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',70,'action',0,'{"action":"place 3"}','0:command-000096',1.79501109862965941427e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',71,'action',1,'{"action":"place 4"}','0:command-000097',1.79501109864520502095e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',72,'action',0,'{"action":"alloy"}','0:command-000098',1.79501109865648031229e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',73,'action',1,'{"action":"forge"}','0:command-000099',1.79501109867237734797e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',74,'action',0,'{"action":"place 1"}','0:command-000100',1.79501109868796277042e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',75,'action',1,'{"action":"place 2"}','0:command-000101',1.79501109869756269457e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',76,'action',1,'{"action":"place 3"}','0:command-000102',1.79501109871095633507e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',77,'action',0,'{"action":"place 4"}','0:command-000103',1.79501109872881031031e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',78,'action',1,'{"action":"alloy"}','0:command-000104',1.795011098740575552e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',79,'action',0,'{"action":"place 1"}','0:command-000105',1.79501109875791597363e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',80,'action',1,'{"action":"place 2"}','0:command-000106',1.79501109876948976512e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',81,'action',1,'{"action":"place 3"}','0:command-000107',1.7950110987844734192e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',82,'action',0,'{"action":"place 4"}','0:command-000108',1.79501109879604101179e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',83,'action',0,'{"action":"alloy"}','0:command-000109',1.79501109881338238721e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',84,'action',1,'{"action":"alloy"}','0:command-000110',1.79501109882437300683e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',85,'action',0,'{"action":"place 1"}','0:command-000111',1.79501109884131121634e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',86,'action',1,'{"action":"place 2"}','0:command-000112',1.79501109885274672504e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',87,'action',1,'{"action":"place 3"}','0:command-000113',1795011098.86381);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',88,'action',0,'{"action":"place 4"}','0:command-000114',1.79501109888140487676e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',89,'action',0,'{"action":"alloy"}','0:command-000115',1.79501109889263319972e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',90,'action',1,'{"action":"alloy"}','0:command-000116',1.79501109890859889984e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',91,'action',0,'{"action":"place 1"}','0:command-000117',1.79501109892084622383e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',92,'action',1,'{"action":"place 2"}','0:command-000118',1795011098.93693);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',93,'action',1,'{"action":"place 3"}','0:command-000119',1.79501109895334529879e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',94,'action',0,'{"action":"place 4"}','0:command-000120',1.79501109896802139281e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',95,'action',0,'{"action":"alloy"}','0:command-000121',1.79501109898043155672e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',96,'action',1,'{"action":"alloy"}','0:command-000122',1.79501109900066709522e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',97,'action',0,'{"action":"place 1"}','0:command-000123',1.79501109901740908626e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',98,'action',1,'{"action":"place 2"}','0:command-000124',1.79501109903744029993e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',99,'action',1,'{"action":"place 3"}','0:command-000125',1.79501109905658650395e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',100,'action',0,'{"action":"place 4"}','0:command-000126',1.79501109906871914858e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',101,'action',1,'{"action":"alloy"}','0:command-000127',1.7950110990839982033e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',102,'action',0,'{"action":"place 1"}','0:command-000128',1.79501109909753942496e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',103,'action',1,'{"action":"place 2"}','0:command-000129',1.79501109911601376537e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',104,'action',1,'{"action":"place 3"}','0:command-000130',1.79501109913349556927e+09);
INSERT INTO "entries" VALUES('n5iEiGfJftHHVx3Z',105,'action',0,'{"action":"place 4"}','0:command-000131',1.79501109914870572085e+09);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	level TEXT, 
	secret TEXT, 
	stand_in TEXT, 
	seen DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('_9XJ72Xkypj6hi74',0,'human','Ada',NULL,'5f80beb1f5e74f8024bd77e6e2f9e725ace6a290b361a51208617759fadac760',NULL,0.0);
INSERT INTO "seats" VALUES('_9XJ72Xkypj6hi74',1,'human','Bruno',NULL,'8178c3e1bcc09b55ffff99135c660b9b6c6ef5120b24f1e3c453be2b168fd24f',NULL,0.0);
INSERT INTO "seats" VALUES('WgW_AigwIbgZoZeh',0,'human','Ada',NULL,'0ecf6838f1f944f34778ad33aa7ed0af667a8cb46d96ca1ff161dc61000e6843',NULL,0.0);
INSERT INTO "seats" VALUES('WgW_AigwIbgZoZeh',1,'human','Bruno',NULL,'bf4d5333cb0ea54c3da913da716dbfaccbb73198251b6e15f7cea622f8535b8a',NULL,0.0);
INSERT INTO "seats" VALUES('iymrDd89BS5MRpur',0,'human','Ada',NULL,'63248c779f59a98077c11ac367c18a85cbb6e43eebb243088a54c629bd8ddac1',NULL,0.0);
INSERT INTO "seats" VALUES('iymrDd89BS5MRpur',1,'human','Bruno',NULL,'c6b5f9c5bc17f39b51d487cc75f396a48b6a21af1ad18351d62b250be9a0e963',NULL,0.0);
INSERT INTO "seats" VALUES('n5iEiGfJftHHVx3Z',0,'human','',NULL,'4182c0bd09b42c9dbe8e866d6bf87fb68d6bdbf81698cdadc2a121d0286b94c9',NULL,0.0);
INSERT INTO "seats" VALUES('n5iEiGfJftHHVx3Z',1,'human','',NULL,'4182c0bd09b42c9dbe8e866d6bf87fb68d6bdbf81698cdadc2a121d0286b94c9',NULL,0.0);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	options TEXT NOT NULL, 
	box TEXT, 
	seed BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	hot_seat BOOLEAN NOT NULL, 
	public BOOLEAN NOT NULL, 
	hints BOOLEAN NOT NULL, 
	chat BOOLEAN NOT NULL, 
	script TEXT, 
	opening TEXT NOT NULL, 
	invitation TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	updated DOUBLE NOT NULL, 
	status TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	bots_due BOOLEAN NOT NULL, 
	lease TEXT NOT NULL, 
	lease_until DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('_9XJ72Xkypj6hi74','dwarf',1,'1308acea4a42','{"layered":false,"first":"random"}',NULL,2604145259865017,'',0,0,1,1,NULL,'[]','fde5968feb2b5ecacc32605b2f52c733513e8cb84ee9ac26f8579a2513f50e47',1.79501109615010428425e+09,1795011096.43185,'playing',9,0,'',0.0);
INSERT INTO "tables" VALUES('WgW_AigwIbgZoZeh','dwergar',1,'00305110ccdd','{"decks":"western+new_shaft","events":9,"edition":"2021"}',NULL,5103923733893819,'',0,0,1,1,NULL,'[]','264021dc1bc7ddc0a3fd308406ae1190d2b4bd802915ec2adc436793fdc82dc3',1.79501109648267745972e+09,1.7950110967158415318e+09,'playing',8,0,'',0.0);
INSERT INTO "tables" VALUES('iymrDd89BS5MRpur','imperial-miners',1,'0c99f068df9a','{"first_game":false,"contiguous":true,"boards":"random","events":"random"}',NULL,4923756825007915,'',0,0,1,1,NULL,'[]','35ba0f8925b41582d55397086c1c0cd90717f76d1f497881160551d1313d4c1c',1.79501109675620388987e+09,1.79501109704785609248e+09,'playing',13,0,'',0.0);
INSERT INTO "tables" VALUES('n5iEiGfJftHHVx3Z','dwarf',1,'1308acea4a42','{"layered":false,"first":"random"}',NULL,2745857690334456,'',1,0,1,1,NULL,'[]','9ad944bda26dad3031c5b6a2399155e27f37a0897454e547f6fcffd9fcbdfe18',1.79501109706702375408e+09,1.79501109914870572085e+09,'over',105,0,'',0.0);
CREATE INDEX tables_by_creation ON tables (public, created);
CREATE INDEX tables_by_rest ON tables (status, updated);
CREATE INDEX tables_by_lease ON tables (bots_due, lease_until);
COMMIT;
