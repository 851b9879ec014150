/** What an examined file may hold at most, and how a refusal is worded. */
package org.botarena.arena.admission.examiner.limits;
