/** What an agent is written against: {@link org.botarena.api.Agent}, its seat, positions and rules. */
package org.botarena.api;
