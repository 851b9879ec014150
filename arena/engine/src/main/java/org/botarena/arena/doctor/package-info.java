/** What this machine allows agents, and what would help. */
package org.botarena.arena.doctor;
