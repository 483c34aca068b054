package arbiter.games.capital.ability;

import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.sheet.AbilityId;
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
public record Assemble(Combatant captain, Combatant unit, boolean isAction, int energy, int metres)
        implements CapitalAct {

    private static final int FIRST_METRES = 5;
    private static final int SECOND_METRES = 10;

    public static void offerAction(CapitalState state, Combatant captain, List<CapitalAct> menu) {
        if (captain.has(AbilityId.ASSEMBLE_1)) {
            offer(state, captain, true, menu);
        }
    }

    public static void offerInstant(CapitalState state, Combatant captain, List<CapitalAct> menu) {
        if (captain.has(AbilityId.ASSEMBLE_1)) {
            offer(state, captain, false, menu);
        }
    }

    private static void offer(CapitalState state, Combatant captain, boolean action, List<CapitalAct> menu) {
        boolean second = captain.has(AbilityId.ASSEMBLE_2);
        int uses = AssembleUses.of(captain).in(state.turns()) + (second ? 1 : 0);
        boolean needsAction = uses == 0;
        int energy = uses >= 2 ? 0 : 1;
        if (needsAction != action || !EnergyPayment.affords(state, captain, energy)) {
            return;
        }
        int metres = second ? SECOND_METRES : FIRST_METRES;
        for (Combatant unit : state.units()) {
            if (WillingFollowers.mayBeOrdered(state, captain, unit)
                    && AssembledMove.possible(state, captain, unit, metres)) {
                menu.add(new Assemble(captain, unit, needsAction, energy, metres));
            }
        }
    }

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
