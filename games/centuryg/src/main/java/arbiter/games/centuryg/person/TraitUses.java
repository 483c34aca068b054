package arbiter.games.centuryg.person;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** How often Traits may be used. Ledger: BCG-TRAIT-1, BCG-GEN-4. */
public final class TraitUses {

    private TraitUses() {}

    /** Whether a person has the Trait and has not used it up. */
    public static boolean ready(Fighter fighter, TraitId trait) {
        return ready(fighter, trait, 1);
    }

    public static boolean ready(Fighter fighter, TraitId trait, int times) {
        if (!fighter.hasBody()) {
            return false;
        }
        Body body = fighter.body();
        return body.has(trait) && body.notes().count(Note.Kind.USED, EnumWords.of(trait)) < times;
    }

    /** Uses one up until the period ends. */
    public static void use(Play<CenturyState> play, Fighter fighter, TraitId trait, Period until) {
        Note note = new Note(Note.Kind.USED, EnumWords.of(trait), 1, until);
        play.emit(new Noted(fighter.id(), note, "uses " + name(trait)));
    }

    /** As it stands on a sheet: Hard Work And Guts. */
    public static String name(TraitId trait) {
        StringBuilder name = new StringBuilder();
        for (String word : EnumWords.of(trait).split("-")) {
            name.append(name.isEmpty() ? "" : " ").append(Character.toUpperCase(word.charAt(0)));
            name.append(word, 1, word.length());
        }
        return name.toString();
    }
}
