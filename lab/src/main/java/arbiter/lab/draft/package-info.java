/** Encounters as files that can be changed: units taken out, put in, exchanged and set by hand. */
package arbiter.lab.draft;
