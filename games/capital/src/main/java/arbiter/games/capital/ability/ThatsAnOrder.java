package arbiter.games.capital.ability;

import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.turn.ActionSequence;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.SeizeInitiative;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/**
 * The Captain's Instant: somebody willing Seizes the Initiative without a roll; the Captain too. Ledger:
 * thats-an-order-1, thats-an-order-2, CAP-AMB-111.
 */
public record ThatsAnOrder(Combatant captain, Combatant unit) implements CapitalAct {

    private static final int ENERGY = 1;

    public static void offer(CapitalState state, Combatant captain, List<CapitalAct> menu) {
        if (!Cooldown.ready(captain, AbilityId.THATS_AN_ORDER_1) || !EnergyPayment.affords(state, captain, ENERGY)) {
            return;
        }
        for (Combatant unit : state.units()) {
            if (WillingFollowers.mayBeOrdered(state, captain, unit)) {
                menu.add(new ThatsAnOrder(captain, unit));
            }
        }
    }

    @Override
    public String id() {
        return "order:" + unit.id();
    }

    @Override
    public String text() {
        return "That's an Order: " + unit.name() + " acts now";
    }

    @Override
    public List<Cost> costs() {
        return List.of(new Cost("Energy", ENERGY));
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(unit.id()));
    }

    @Override
    public boolean isAction() {
        return false;
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        if (!WillingFollowers.agrees(play, captain, unit)
                || !EnergyPayment.pay(play, captain, ENERGY, "That's an Order")) {
            return;
        }
        Cooldown.start(play, captain, AbilityId.THATS_AN_ORDER_1);
        SeizeInitiative.granted(play, unit, () -> ActionSequence.seized(play, unit));
    }
}
