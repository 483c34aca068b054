package arbiter.games.capital.view;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Base;
import arbiter.space.plane.PlaceWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Words for places of a combat, by scenery and by units that nobody hides; whom a unit drags along says nothing. */
public final class Whereabouts {

    private Whereabouts() {}

    /** Where that unit stands or would stand, with a comma before it: {@code , behind the counter}; or nothing. */
    public static String after(CapitalState state, Combatant unit, Base there) {
        String words = of(state, unit, there);
        return words.isEmpty() ? "" : ", " + words;
    }

    /** Where that unit stands or would stand: {@code to Rook}, {@code to 3m north of the door}; or nothing. */
    public static String of(CapitalState state, Combatant unit, Base there) {
        return words(state, unit).to(there);
    }

    /** The same after a verb: {@code " to Rook"}; or nothing. */
    public static String to(CapitalState state, Combatant unit, Base there) {
        String words = of(state, unit, there);
        return words.isEmpty() ? "" : " " + words;
    }

    /** Where somebody turns up, after a verb: {@code " by Rook"}; or nothing. */
    public static String by(CapitalState state, Combatant unit, Base there) {
        String words = words(state, unit).at(there);
        return words.isEmpty() ? "" : " " + words;
    }

    /** Where something lies or somebody was put: {@code by Rook}; elsewhere if there are no words for it. */
    public static String at(CapitalState state, Combatant unit, Base there) {
        String words = words(state, unit).at(there);
        return words.isEmpty() ? "elsewhere" : words;
    }

    private static PlaceWords words(CapitalState state, Combatant unit) {
        List<PlaceWords.Person> people = new ArrayList<>();
        for (Combatant other : state.units()) {
            boolean stands = other.present() && other.riding().isEmpty();
            boolean dragged = unit.grappling().equals(Optional.of(other.id()));
            if (other != unit && stands && !dragged && !other.isHidden()) {
                people.add(new PlaceWords.Person(other.name(), other.base(), state.enemies(unit, other)));
            }
        }
        return new PlaceWords(state.scenery(), people);
    }
}
