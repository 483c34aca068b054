package arbiter.games.capital.ability;

import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.ActTrait;
import arbiter.games.capital.turn.ActionSequence;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.InitiativeTrait;
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
public record ThatsAnOrder(int energy, Attribute turnOrder) implements ActTrait, InitiativeTrait {

    @Override
    public void offerInstants(CapitalState state, Combatant captain, List<CapitalAct> menu) {
        if (!Cooldown.ready(captain, this) || !EnergyPayment.affords(state, captain, energy)) {
            return;
        }
        for (Combatant unit : state.units()) {
            if (WillingFollowers.mayBeOrdered(state, captain, unit)) {
                menu.add(new Order(this, captain, unit));
            }
        }
    }

    @Override
    public Optional<Attribute> turnOrderAttribute() {
        return Optional.of(turnOrder);
    }

    private record Order(ThatsAnOrder trait, Combatant captain, Combatant unit) implements CapitalAct {

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
            return List.of(new Cost("Energy", trait.energy));
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
                    || !EnergyPayment.pay(play, captain, trait.energy, "That's an Order")) {
                return;
            }
            Cooldown.start(play, captain, trait);
            SeizeInitiative.granted(play, unit, () -> ActionSequence.seized(play, unit));
        }
    }
}
