package arbiter.games.gladiators.view;

import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.TakenTrait;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The sheet of a character in play: every power at its Level in use, for those who may see it. */
final class SheetDetails {

    private SheetDetails() {}

    static List<View.Detail> of(GladiatorsState state, Gladiator unit, boolean whole) {
        List<View.Detail> details = new ArrayList<>();
        details.add(View.Detail.of("standing", unit.isMajor() ? "major" : "minor"));
        if (!whole) {
            return details;
        }
        details.add(View.Detail.of("actions", unit.turn().actions()));
        List<View.Detail> powers = new ArrayList<>();
        for (OwnedPower power : unit.powers()) {
            powers.add(power(state, unit, power));
        }
        details.add(new View.Detail("powers", "", List.of(), powers));
        List<View.Detail> traits = new ArrayList<>();
        for (TakenTrait trait : unit.profile().traits()) {
            traits.add(View.Detail.of(trait.title(), trait.counts().name().toLowerCase(Locale.ROOT)));
        }
        details.add(new View.Detail("traits", "", List.of(), traits));
        return details;
    }

    private static View.Detail power(GladiatorsState state, Gladiator unit, OwnedPower power) {
        View.Detail level = View.Detail.total(power.title(), LevelInUse.of(state, unit, power, power.way()));
        List<View.Detail> modifiers = new ArrayList<>();
        modifiers.add(View.Detail.of("ability", power.way().ability().name()));
        for (PowerModifier modifier : power.whole().modifiers()) {
            modifiers.add(View.Detail.of("modifier", modifier.title()));
        }
        return new View.Detail(level.label(), level.value(), level.parts(), modifiers);
    }
}
