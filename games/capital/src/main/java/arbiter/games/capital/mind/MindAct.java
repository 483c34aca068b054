package arbiter.games.capital.mind;

import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What a telepath does to one mind nearby: an Action for Energy, WIL against WIL. Ledger: CAP-AMB-136. */
interface MindAct extends CapitalAct {

    int energy();

    Combatant telepath();

    Combatant other();

    /** One for everybody within so many metres, if the unit can pay. */
    static void offer(
            CapitalState state,
            Combatant telepath,
            int energy,
            int metres,
            Function<Combatant, CapitalAct> act,
            List<CapitalAct> menu) {
        if (!EnergyPayment.affords(state, telepath, energy)) {
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
        return EnergyPayment.pay(play, telepath(), energy(), name)
                && MindContest.prevail(play, telepath(), other(), purpose);
    }

    @Override
    default List<Cost> costs() {
        return List.of(new Cost("Energy", energy()));
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
