/** The zoo: hostile agents, each with the verdict that it must get, and the suite that holds the arena to it. */
package org.botarena.zoo;
