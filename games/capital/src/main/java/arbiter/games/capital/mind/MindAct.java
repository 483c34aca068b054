package arbiter.games.capital.mind;

import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What a telepath does to one mind nearby: an Action for two Energy, WIL against WIL. Ledger: CAP-AMB-136. */
interface MindAct extends CapitalAct {

    int ENERGY = 2;

    Combatant telepath();

    Combatant other();

    /** One for everybody within so many metres, if the unit knows the Ability and can pay. */
    static void offer(
            CapitalState state,
            Combatant telepath,
            AbilityId ability,
            int metres,
            Function<Combatant, CapitalAct> act,
            List<CapitalAct> menu) {
        if (!telepath.has(ability) || !EnergyPayment.affords(state, telepath, ENERGY)) {
            return;
        }
        for (Combatant other : state.units()) {
            if (MindContest.near(telepath, other, metres)) {
                menu.add(act.apply(other));
            }
        }
    }

    /** Pays, and tells whether the telepath prevails. */
    default boolean succeeds(Play<CapitalState> play, String name, String purpose) {
        return EnergyPayment.pay(play, telepath(), ENERGY, name)
                && MindContest.prevail(play, telepath(), other(), purpose);
    }

    @Override
    default List<Cost> costs() {
        return List.of(new Cost("Energy", ENERGY));
    }

    @Override
    default Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(other().id()));
    }

    @Override
    default boolean isAction() {
        return true;
    }
}
