/* Called by the browser's push service while no page is open: it is somebody's turn. */
self.addEventListener('push', (event) => {
  let said = {};
  try {
    said = event.data?.json() ?? {};
  } catch {
    // Whoever sends something else gets the plain word.
  }
  event.waitUntil(
    self.registration.showNotification(said.title || 'Pithead', {
      body: said.text || '',
      // Of one table only the newest stays.
      tag: `pithead-${said.table || ''}`,
      icon: '/pithead.svg',
      data: { table: said.table || '' },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data;
  const path = table ? `/t/${encodeURIComponent(table)}` : '/tables';
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
