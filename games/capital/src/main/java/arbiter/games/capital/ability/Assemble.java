package arbiter.games.capital.ability;

import arbiter.content.yaml.Default;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.turn.ActTrait;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.SeizeInitiative;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.tabletop.unit.Part;
import java.util.List;
import java.util.Optional;

/**
 * A Captain's Tactic: somebody willing Seizes the Initiative without a roll for a longer Move that ends close by. An
 * Action at first, then an Instant, then free; the second version is always an Instant and free sooner. Ledger:
 * assemble-1, assemble-2, CAP-AMB-113.
 */
public record Assemble(int energy, int metres, @Default("0") int ahead) implements ActTrait {

    @Override
    public void offerActions(CapitalState state, Combatant captain, List<CapitalAct> menu) {
        offer(state, captain, true, menu);
    }

    @Override
    public void offerInstants(CapitalState state, Combatant captain, List<CapitalAct> menu) {
        offer(state, captain, false, menu);
    }

    /** An Action at first, then an Instant, then free; the better version is ahead by a use. */
    private void offer(CapitalState state, Combatant captain, boolean action, List<CapitalAct> menu) {
        int uses = AssembleUses.of(captain).in(state.turns()) + ahead;
        int price = uses >= 2 ? 0 : energy;
        if ((uses == 0) != action || !EnergyPayment.affords(state, captain, price)) {
            return;
        }
        for (Combatant unit : state.units()) {
            if (WillingFollowers.mayBeOrdered(state, captain, unit)
                    && AssembledMove.possible(state, captain, unit, metres)) {
                menu.add(new Call(captain, unit, action, price, metres));
            }
        }
    }

    private record Call(Combatant captain, Combatant unit, boolean isAction, int energy, int metres)
            implements CapitalAct {

        @Override
        public String id() {
            return "assemble:" + unit.id();
        }

        @Override
        public String text() {
            return "Assemble! " + unit.name() + " comes within " + metres + "m";
        }

        @Override
        public List<Cost> costs() {
            return energy == 0 ? List.of() : List.of(new Cost("Energy", energy));
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Unit(unit.id()));
        }

        @Override
        public void resolve(Play<CapitalState> play, Occasion occasion) {
            if (!WillingFollowers.agrees(play, captain, unit)) {
                return;
            }
            if (!EnergyPayment.pay(play, captain, energy, "Assemble!")) {
                return;
            }
            play.emit(new AssembleCalled(captain.id(), unit.id()));
            SeizeInitiative.granted(play, unit, () -> AssembledMove.resolve(play, captain, unit, metres));
        }
    }

    /** A Captain calls somebody close. Ledger: assemble-1, CAP-AMB-113. */
    public record AssembleCalled(String captain, String unit) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            AssembleUses.count(state.unit(captain), state.turns());
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, captain)
                    .words(" calls ")
                    .unit(unit, state.unit(unit).name())
                    .line();
        }
    }

    /** How often a Captain has called others together in a turn. Ledger: CAP-AMB-113. */
    public record AssembleUses(int uses, int turn) implements Part {

        private static final AssembleUses NONE = new AssembleUses(0, 0);

        public static AssembleUses of(Combatant unit) {
            return unit.abilityStates().get(NONE);
        }

        public int in(int thatTurn) {
            return turn == thatTurn ? uses : 0;
        }

        static void count(Combatant unit, int turn) {
            AbilityStates.put(unit, new AssembleUses(of(unit).in(turn) + 1, turn), NONE);
        }
    }
}
