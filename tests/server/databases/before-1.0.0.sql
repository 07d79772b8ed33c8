-- {"dwarf": {"table": "69u8_KGZ91dzAtNX", "secrets": ["TaK4GuujpdRn35I6A_4mCijWvz06D91r", "X-0nukTe5LZqZKR9EpSIQpgmclVEEbCq"], "seq": 9}, "dwergar": {"table": "iYpiEoKRHIktZgTn", "secrets": ["KgmHadCGXrNoiWOlTl6W9lMMu5Z1kbg5", "Yp19xE2LBKROjdXt3927WRYS3J5rJcxa"], "seq": 8}, "imperial-miners": {"table": "7Lg0azfuDHiSojzy", "secrets": ["m-Q_Id0EsDc2bAl07iZZHoiixGK-yI1r", "AHhGjYuQQ5ZtQnBTg-7UvIk35btJrqZW"], "seq": 13}, "finished": {"table": "7zaxxgMaTkNgPOY1", "secrets": ["la-lctANvdSpl-Fx3AOOpz2uetEhIxtx"], "seq": 77}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "entries" VALUES('69u8_KGZ91dzAtNX',1,'chat',0,'{"name":"Ada","text":"hello"}','0:chat-0001',1.7950111062541759014e+09);
INSERT INTO "entries" VALUES('69u8_KGZ91dzAtNX',2,'action',0,'{"action":"place 1"}','0:command-000000',1.79501110627272534364e+09);
INSERT INTO "entries" VALUES('69u8_KGZ91dzAtNX',3,'action',1,'{"action":"place 2"}','1:command-000001',1.7950111062849757671e+09);
INSERT INTO "entries" VALUES('69u8_KGZ91dzAtNX',4,'action',1,'{"action":"place 3"}','1:command-000002',1.79501110629775261886e+09);
INSERT INTO "entries" VALUES('69u8_KGZ91dzAtNX',5,'action',0,'{"action":"place 4"}','0:command-000003',1.79501110630844902993e+09);
INSERT INTO "entries" VALUES('69u8_KGZ91dzAtNX',6,'action',0,'{"action":"place 1"}','0:command-000004',1.79501110632061648374e+09);
INSERT INTO "entries" VALUES('69u8_KGZ91dzAtNX',7,'action',1,'{"action":"place 2"}','1:command-000005',1.79501110633288049698e+09);
INSERT INTO "entries" VALUES('69u8_KGZ91dzAtNX',8,'action',1,'{"action":"place 3"}','1:command-000006',1.79501110634737920759e+09);
INSERT INTO "entries" VALUES('69u8_KGZ91dzAtNX',9,'action',0,'{"action":"place 4"}','0:command-000007',1.79501110635761594773e+09);
INSERT INTO "entries" VALUES('iYpiEoKRHIktZgTn',1,'chat',0,'{"name":"Ada","text":"hello"}','0:chat-0001',1.79501110647500276571e+09);
INSERT INTO "entries" VALUES('iYpiEoKRHIktZgTn',2,'action',0,'{"action":"place ironworker mine-1"}','0:command-000008',1.79501110650003862382e+09);
INSERT INTO "entries" VALUES('iYpiEoKRHIktZgTn',3,'action',0,'{"action":"mine"}','0:command-000009',1.79501110651768326764e+09);
INSERT INTO "entries" VALUES('iYpiEoKRHIktZgTn',4,'action',0,'{"action":"place engineer mine-1"}','0:command-000010',1.79501110653684425354e+09);
INSERT INTO "entries" VALUES('iYpiEoKRHIktZgTn',5,'action',0,'{"action":"place ironworker mine-1"}','0:command-000011',1.79501110655099678035e+09);
INSERT INTO "entries" VALUES('iYpiEoKRHIktZgTn',6,'action',1,'{"action":"place ironworker mine-1"}','1:command-000012',1.79501110656758713717e+09);
INSERT INTO "entries" VALUES('iYpiEoKRHIktZgTn',7,'action',1,'{"action":"place ironworker mine-1"}','1:command-000013',1.79501110658726501468e+09);
INSERT INTO "entries" VALUES('iYpiEoKRHIktZgTn',8,'action',1,'{"action":"place ironworker mine-1"}','1:command-000014',1.79501110660519409183e+09);
INSERT INTO "entries" VALUES('7Lg0azfuDHiSojzy',1,'chat',0,'{"name":"Ada","text":"hello"}','0:chat-0001',1.79501110665835976595e+09);
INSERT INTO "entries" VALUES('7Lg0azfuDHiSojzy',2,'action',0,'{"action":"discard D03c"}','0:command-000015',1.79501110667862582206e+09);
INSERT INTO "entries" VALUES('7Lg0azfuDHiSojzy',3,'action',1,'{"action":"discard D11a"}','1:command-000016',1.79501110669769144059e+09);
INSERT INTO "entries" VALUES('7Lg0azfuDHiSojzy',4,'action',0,'{"action":"discard D10b"}','0:command-000017',1.79501110670956254009e+09);
INSERT INTO "entries" VALUES('7Lg0azfuDHiSojzy',5,'action',1,'{"action":"discard D13c"}','1:command-000018',1.79501110672550511361e+09);
INSERT INTO "entries" VALUES('7Lg0azfuDHiSojzy',6,'action',0,'{"action":"discard D17a"}','0:command-000019',1.79501110673994302745e+09);
INSERT INTO "entries" VALUES('7Lg0azfuDHiSojzy',7,'action',1,'{"action":"discard D15c"}','1:command-000020',1.79501110675196695327e+09);
INSERT INTO "entries" VALUES('7Lg0azfuDHiSojzy',8,'action',0,'{"action":"discard D24b"}','0:command-000021',1.79501110676854634283e+09);
INSERT INTO "entries" VALUES('7Lg0azfuDHiSojzy',9,'action',1,'{"action":"discard D16b"}','1:command-000022',1.79501110678474497792e+09);
INSERT INTO "entries" VALUES('7Lg0azfuDHiSojzy',10,'action',0,'{"action":"effect a"}','0:command-000023',1.79501110679749512673e+09);
INSERT INTO "entries" VALUES('7Lg0azfuDHiSojzy',11,'action',1,'{"action":"effect a"}','1:command-000024',1.79501110681254959101e+09);
INSERT INTO "entries" VALUES('7Lg0azfuDHiSojzy',12,'action',0,'{"action":"surface coins"}','0:command-000025',1.79501110682422709459e+09);
INSERT INTO "entries" VALUES('7Lg0azfuDHiSojzy',13,'action',1,'{"action":"board 1"}','1:command-000026',1.79501110684447026254e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',1,'action',1,'{"action":"place 1"}','0:command-000027',1.79501110689270496371e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',2,'action',0,'{"action":"place 2"}','0:command-000028',1.79501110690926694865e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',3,'action',0,'{"action":"place 3"}','0:command-000029',1.79501110692718315129e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',4,'action',1,'{"action":"place 4"}','0:command-000030',1.7950111069401125908e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',5,'action',1,'{"action":"place 1"}','0:command-000031',1.79501110696127724646e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',6,'action',0,'{"action":"place 2"}','0:command-000032',1.79501110697856450086e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',7,'action',0,'{"action":"place 3"}','0:command-000033',1.7950111069920005798e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',8,'action',1,'{"action":"place 4"}','0:command-000034',1.79501110700414848327e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',9,'action',1,'{"action":"place 1"}','0:command-000035',1.7950111070167052746e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',10,'action',0,'{"action":"place 2"}','0:command-000036',1.79501110702838468551e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',11,'action',0,'{"action":"place 3"}','0:command-000037',1.79501110704080820085e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',12,'action',1,'{"action":"place 4"}','0:command-000038',1.79501110708644485468e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',13,'action',1,'{"action":"place 1"}','0:command-000039',1.79501110713452315332e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',14,'action',0,'{"action":"place 2"}','0:command-000040',1.79501110717837166789e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',15,'action',0,'{"action":"place 3"}','0:command-000041',1.79501110720713853837e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',16,'action',1,'{"action":"place 4"}','0:command-000042',1.79501110723829960819e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',17,'action',0,'{"action":"alloy"}','0:command-000043',1.79501110726009106637e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',18,'action',1,'{"action":"place 1"}','0:command-000044',1.79501110729706025125e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',19,'action',0,'{"action":"place 2"}','0:command-000045',1.79501110732553124426e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',20,'action',0,'{"action":"place 3"}','0:command-000046',1.79501110735849237444e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',21,'action',1,'{"action":"place 4"}','0:command-000047',1.79501110739403605459e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',22,'action',0,'{"action":"alloy"}','0:command-000048',1.7950111074255483151e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',23,'action',1,'{"action":"place 1"}','0:command-000049',1.79501110745491838449e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',24,'action',0,'{"action":"place 2"}','0:command-000050',1.79501110749623823169e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',25,'action',0,'{"action":"place 3"}','0:command-000051',1.79501110751353263857e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',26,'action',1,'{"action":"place 4"}','0:command-000052',1.7950111075409371853e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',27,'action',0,'{"action":"alloy"}','0:command-000053',1.79501110757203173641e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',28,'action',1,'{"action":"place 1"}','0:command-000054',1.79501110760457754131e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',29,'action',0,'{"action":"place 2"}','0:command-000055',1.79501110762760138512e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',30,'action',0,'{"action":"place 3"}','0:command-000056',1.79501110766054868699e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',31,'action',1,'{"action":"place 4"}','0:command-000057',1.79501110768038296692e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',32,'action',1,'{"action":"alloy"}','0:command-000058',1.79501110770466184617e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',33,'action',0,'{"action":"alloy"}','0:command-000059',1.79501110774147772794e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',34,'action',1,'{"action":"place 1"}','0:command-000060',1.79501110776911211013e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',35,'action',0,'{"action":"place 2"}','0:command-000061',1.79501110779789757728e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',36,'action',0,'{"action":"place 3"}','0:command-000062',1.79501110782879185669e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',37,'action',1,'{"action":"place 4"}','0:command-000063',1.79501110785760784145e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',38,'action',1,'{"action":"alloy"}','0:command-000064',1.79501110789599895478e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',39,'action',0,'{"action":"alloy"}','0:command-000065',1.79501110792686986925e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',40,'action',1,'{"action":"place 1"}','0:command-000066',1.79501110795594239237e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',41,'action',0,'{"action":"place 2"}','0:command-000067',1.79501110798383688932e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',42,'action',0,'{"action":"place 3"}','0:command-000068',1.79501110802086019518e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',43,'action',1,'{"action":"place 4"}','0:command-000069',1.79501110805712676046e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',44,'action',0,'{"action":"alloy"}','0:command-000070',1.79501110808628702164e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',45,'action',1,'{"action":"place 1"}','0:command-000071',1.79501110812821912769e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',46,'action',0,'{"action":"place 2"}','0:command-000072',1.79501110816079783444e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',47,'action',0,'{"action":"place 3"}','0:command-000073',1.79501110820494675637e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',48,'action',1,'{"action":"place 4"}','0:command-000074',1.79501110822876906399e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',49,'action',0,'{"action":"alloy"}','0:command-000075',1.79501110827381706244e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',50,'action',1,'{"action":"place 1"}','0:command-000076',1.79501110830170583724e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',51,'action',0,'{"action":"place 2"}','0:command-000077',1.79501110833940458297e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',52,'action',0,'{"action":"place 3"}','0:command-000078',1.79501110837857437135e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',53,'action',1,'{"action":"place 4"}','0:command-000079',1.79501110840986394887e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',54,'action',0,'{"action":"helper 5"}','0:command-000080',1.79501110844742774964e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',55,'action',0,'{"action":"helper 6"}','0:command-000081',1.79501110848222613335e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',56,'action',0,'{"action":"alloy"}','0:command-000082',1.79501110851431250575e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',57,'action',1,'{"action":"place 1"}','0:command-000083',1.79501110855002689358e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',58,'action',0,'{"action":"place 2"}','0:command-000084',1.79501110857783699034e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',59,'action',0,'{"action":"place 3"}','0:command-000085',1.79501110861720848078e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',60,'action',1,'{"action":"place 4"}','0:command-000086',1.79501110864818549158e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',61,'action',0,'{"action":"forge"}','0:command-000087',1.79501110868010520932e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',62,'action',1,'{"action":"place 1"}','0:command-000088',1795011108.71734);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',63,'action',0,'{"action":"place 2"}','0:command-000089',1.79501110875113844872e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',64,'action',0,'{"action":"place 3"}','0:command-000090',1.79501110878214526172e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',65,'action',1,'{"action":"place 4"}','0:command-000091',1.79501110881793236734e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',66,'action',0,'{"action":"forge"}','0:command-000092',1.79501110886107921602e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',67,'action',1,'{"action":"place 1"}','0:command-000093',1.79501110890659284591e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',68,'action',0,'{"action":"place 2"}','0:command-000094',1.79501110893107843394e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',69,'action',0,'{"action":"place 3"}','0:command-000095',1.79501110896122646328e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',70,'action',1,'{"action":"place 4"}','0:command-000096',1.79501110898401474956e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',71,'action',0,'{"action":"forge"}','0:command-000097',1.7950111090252344608e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',72,'action',1,'{"action":"place 1"}','0:command-000098',1.79501110907209968569e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',73,'action',0,'{"action":"place 2"}','0:command-000099',1.79501110909979367255e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',74,'action',0,'{"action":"place 3"}','0:command-000100',1.79501110914581346513e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',75,'action',1,'{"action":"place 4"}','0:command-000101',1.79501110919434762004e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',76,'action',1,'{"action":"forge"}','0:command-000102',1.79501110922810769082e+09);
INSERT INTO "entries" VALUES('7zaxxgMaTkNgPOY1',77,'action',0,'{"action":"forge"}','0:command-000103',1.79501110926566410062e+09);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	level TEXT, 
	secret TEXT, 
	stand_in TEXT, 
	seen DOUBLE NOT NULL, wish TEXT, invitation INTEGER, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('69u8_KGZ91dzAtNX',0,'human','Ada',NULL,'72570c2197792530f3a8f2fab37038137771cdc503d1cb9c3fe502abb288523e',NULL,1.79501110642912101739e+09,NULL,NULL);
INSERT INTO "seats" VALUES('69u8_KGZ91dzAtNX',1,'human','Bruno',NULL,'aeb5e2373714e0292599a8b6b4cfd8af8cfb5ac35fea03e8c441943dc935481f',NULL,1.79501110642912101739e+09,NULL,NULL);
INSERT INTO "seats" VALUES('iYpiEoKRHIktZgTn',0,'human','Ada',NULL,'b2171aa439d53a289f2753c41ba542cb7f1952d131c70326c04ebfb5d4694d3f',NULL,1.7950111074638192654e+09,NULL,NULL);
INSERT INTO "seats" VALUES('iYpiEoKRHIktZgTn',1,'human','Bruno',NULL,'5bcd737420943c4c8b28c90a845ba24e35c6903a6331054bde954169a8209bad',NULL,1.7950111074638192654e+09,NULL,NULL);
INSERT INTO "seats" VALUES('7Lg0azfuDHiSojzy',0,'human','Ada',NULL,'d5993e5dfb1f3c6aa240077bb9efad8ca0c86a28a96ee11a37ae97cb8795f14b',NULL,1.7950111074638192654e+09,NULL,NULL);
INSERT INTO "seats" VALUES('7Lg0azfuDHiSojzy',1,'human','Bruno',NULL,'a672adc0d9935617b4356c639806c12ea6e3f8d7c42128c54c979f70f46d649a',NULL,1.7950111074638192654e+09,NULL,NULL);
INSERT INTO "seats" VALUES('7zaxxgMaTkNgPOY1',0,'human','',NULL,'0168115c2166a3fb43ac5abea9a8c9f62ca659208277d814557aa032e6ef932e',NULL,1.79501110846565699579e+09,NULL,NULL);
INSERT INTO "seats" VALUES('7zaxxgMaTkNgPOY1',1,'human','',NULL,'0168115c2166a3fb43ac5abea9a8c9f62ca659208277d814557aa032e6ef932e',NULL,1.79501110846565699579e+09,NULL,NULL);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	options TEXT NOT NULL, 
	box TEXT, 
	name TEXT NOT NULL, 
	hot_seat BOOLEAN NOT NULL, 
	public BOOLEAN NOT NULL, 
	hints BOOLEAN NOT NULL, 
	chat BOOLEAN NOT NULL, 
	script TEXT, 
	opening TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	updated DOUBLE NOT NULL, 
	status TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	bots_due BOOLEAN NOT NULL, 
	lease TEXT NOT NULL, 
	lease_until DOUBLE NOT NULL, seed TEXT DEFAULT '' NOT NULL, origin TEXT DEFAULT 'unknown' NOT NULL, over BOOLEAN DEFAULT 0 NOT NULL, stand_in TEXT DEFAULT 'journeyman' NOT NULL, invitations TEXT DEFAULT '[]' NOT NULL, one_for_all BOOLEAN DEFAULT 1 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('69u8_KGZ91dzAtNX','dwarf',2,'1308acea4a42','{"layered":false,"first":"random"}',NULL,'',0,0,1,1,NULL,'[]',1.7950111033745903969e+09,1.79501110635761594773e+09,'playing',9,0,'',0.0,'45102904225885284385207373964715359712','fresh',0,'journeyman','["1baab8b58f494b06f81df6b884300538b93ffa40d0e32f6f7a2a924fc5230d82"]',0);
INSERT INTO "tables" VALUES('iYpiEoKRHIktZgTn','dwergar',2,'d068cd5b83d0','{"decks":"western+new_shaft","events":9,"edition":"2021"}',NULL,'',0,0,1,1,NULL,'[]',1.79501110642784762381e+09,1.79501110660519409183e+09,'playing',8,0,'',0.0,'262470790473040720890637397115553525963','fresh',0,'journeyman','["68a0f7372b2504995ac7f7fdc3543561cd4ad9d902a3650a669a5b9792189364"]',0);
INSERT INTO "tables" VALUES('7Lg0azfuDHiSojzy','imperial-miners',2,'7e5b9bf8ac64','{"first_game":false,"contiguous":true,"boards":"random","events":"random"}',NULL,'',0,0,1,1,NULL,'[]',1.79501110663269138338e+09,1.79501110684447026254e+09,'playing',13,0,'',0.0,'308825284194699470402967361794674613167','fresh',0,'journeyman','["3037d59b4c81ec976afd538ee026a1b882be2ca1f381eb4b927af8bd8702f24d"]',0);
INSERT INTO "tables" VALUES('7zaxxgMaTkNgPOY1','dwarf',2,'1308acea4a42','{"layered":false,"first":"random"}',NULL,'',1,0,1,1,NULL,'[]',1.79501110686214232449e+09,1.79501110926566410062e+09,'over',77,0,'',0.0,'340219685243447650834894410204511198643','fresh',1,'journeyman','["5edf6f968aa425247f8018d5a77de9986b9e91de5a0ebfe126413c4afcba2b00"]',0);
CREATE INDEX tables_by_creation ON tables (public, created);
CREATE INDEX tables_by_rest ON tables (status, updated);
CREATE INDEX tables_by_lease ON tables (bots_due, lease_until);
COMMIT;
