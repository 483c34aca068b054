package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.Noted;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** How often Traits may be used. Ledger: BCG-TRAIT-1, BCG-GEN-4. */
public final class TraitUses {

    private TraitUses() {}

    /** Whether somebody has not used the Trait up. */
    public static boolean ready(Fighter fighter, TraitInUse own) {
        return ready(fighter, own, 1);
    }

    public static boolean ready(Fighter fighter, TraitInUse own, int times) {
        return fighter.body().notes().count(Note.Kind.USED, own.id()) < times;
    }

    /** The first Trait that does this and is not used up, if there is one. */
    public static Optional<TraitInUse> ready(Fighter fighter, Class<? extends PersonTrait> effect) {
        if (!fighter.hasBody()) {
            return Optional.empty();
        }
        List<TraitInUse> traits = fighter.body().traits();
        for (int i = 0; i < traits.size(); i++) {
            TraitInUse own = traits.get(i);
            if (effect.isInstance(own.effect()) && ready(fighter, own)) {
                return Optional.of(own);
            }
        }
        return Optional.empty();
    }

    /** Uses one up until the period ends. */
    public static void use(Play<CenturyState> play, Fighter fighter, TraitInUse own, Period until) {
        use(play, fighter, own, until, "uses " + name(own.entry()));
    }

    /** The same, told in other words. */
    public static void use(Play<CenturyState> play, Fighter fighter, TraitInUse own, Period until, String words) {
        Note note = new Note(Note.Kind.USED, own.id(), 1, until);
        play.emit(new Noted(fighter.id(), note, words));
    }

    /** As it stands on a sheet: Hard Work And Guts. */
    public static String name(Trait entry) {
        StringBuilder name = new StringBuilder();
        for (String word : entry.id().split("-")) {
            name.append(name.isEmpty() ? "" : " ").append(Character.toUpperCase(word.charAt(0)));
            name.append(word, 1, word.length());
        }
        return name.toString();
    }
}
