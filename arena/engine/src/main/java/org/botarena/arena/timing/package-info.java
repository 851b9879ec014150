/** Time that is granted and time that the machine took; cores that are lent. */
package org.botarena.arena.timing;
