// Asks for what the page will show while its modules are still on their way; net/api.js takes the answers.
window.arbiterEarly = {};
for (const path of (() => {
  const [, page, id] = location.pathname.split('/');
  if (page === 'table') return [`/tables/${id}/view`];
  if (page === 'learn') return [`/games/${id}/primer`];
  if (page === 'lab') return ['/games', '/session'];
  if (page === 'rules') return [id ? `/games/${id}/rulebook` : '/games'];
  return page === 'join' ? [`/invites/${id}`, '/session'] : ['/games', '/session', '/tables'];
})()) {
  window.arbiterEarly[path] = fetch('/api' + path, {credentials: 'same-origin'}).catch(() => undefined);
}
