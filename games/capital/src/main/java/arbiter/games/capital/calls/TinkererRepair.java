package arbiter.games.capital.calls;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Draw;
import arbiter.dice.Faces;
import arbiter.games.capital.damage.Healing;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.Optional;

/** Half an hour of a Tinkerer's work on a Robot or Vehicle. Ledger: tinkerer, CAP-AMB-11. */
public final class TinkererRepair {

    private static final Draw<Faces> ONE_DIE = Dice.of(1, Die.D6);

    private TinkererRepair() {}

    /** Whether it is something that this unit can mend. */
    public static boolean allowed(CapitalState state, Combatant tinkerer, Combatant thing) {
        boolean machine = thing.profile().is(UnitTag.ROBOT) || thing.profile().is(UnitTag.VEHICLE);
        return machine && tinkerer.has(AbilityId.TINKERER) && state.touching(tinkerer, thing);
    }

    public static void resolve(Play<CapitalState> play, Combatant tinkerer, Combatant thing) {
        Modifiers amount = Modifiers.of(
                        "repair", play.draw("repair.die", ONE_DIE).sum())
                .and("KNW", tinkerer.score(Attribute.KNW));
        Healing.resolve(play, Optional.of(tinkerer), thing, amount);
    }
}
