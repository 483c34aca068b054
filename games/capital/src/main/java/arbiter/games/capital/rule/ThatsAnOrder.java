package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/**
 * The Captain's Instant: somebody willing Seizes the Initiative without a roll; the Captain too. Ledger:
 * thats-an-order-1, thats-an-order-2, CAP-AMB-111.
 */
record ThatsAnOrder(Combatant captain, Combatant unit) implements Deed {

    private static final int ENERGY = 1;

    static void offer(CapitalState state, Combatant captain, List<Deed> menu) {
        if (!Cooldown.ready(captain, AbilityId.THATS_AN_ORDER_1) || !Purse.affords(state, captain, ENERGY)) {
            return;
        }
        for (Combatant unit : state.combatants()) {
            if (Willing.mayBeOrdered(state, captain, unit)) {
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
    public void resolve(Play<CapitalState> play, Manner manner) {
        if (!Willing.agrees(play, captain, unit) || !Purse.pay(play, captain, ENERGY, "That's an Order")) {
            return;
        }
        Cooldown.start(play, captain, AbilityId.THATS_AN_ORDER_1);
        Seizing.granted(play, unit, () -> TakingAction.seized(play, unit));
    }
}
