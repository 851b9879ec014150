/** What the record is made of on file: JSON that is hashed, compressed text, texts about persons beside it. */
package org.botarena.arena.record.form;
