/** The listening server: its address and certificate, its handling of requests before routes, and its reachability. */
package org.botarena.arena.serve.listen;
