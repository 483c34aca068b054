package arbiter.games.capital.calls;

import arbiter.games.capital.damage.Healing;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.tabletop.act.CallOption;
import java.util.List;
import java.util.Optional;

/** Half an hour of a Tinkerer's work on a Robot or Vehicle. Ledger: tinkerer, CAP-AMB-11. */
public record Tinkerer(Quantity repairs, Attribute plus) implements CallTrait {

    @Override
    public void offerInPeace(CapitalState state, Combatant tinkerer, List<CallOption<CapitalState>> calls) {
        for (Combatant thing : state.units()) {
            if (allowed(state, tinkerer, thing) && thing.hp() < thing.maxHp()) {
                PersonalCalls.add(
                        calls,
                        tinkerer,
                        "repair-" + thing.id(),
                        "Repair " + thing.name() + ", half an hour",
                        play -> resolve(play, tinkerer, thing));
            }
        }
    }

    /** Whether it is something that this unit can mend. */
    public boolean allowed(CapitalState state, Combatant tinkerer, Combatant thing) {
        boolean machine = thing.profile().is(UnitTag.ROBOT) || thing.profile().is(UnitTag.VEHICLE);
        return machine && state.touching(tinkerer, thing);
    }

    public void resolve(Play<CapitalState> play, Combatant tinkerer, Combatant thing) {
        Modifiers amount =
                Modifiers.of("repair", repairs.roll(play, "repair.die")).and(plus.name(), tinkerer.score(plus));
        Healing.resolve(play, Optional.of(tinkerer), thing, amount);
    }
}
