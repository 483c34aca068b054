package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.state.AssembleCalled;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/**
 * A Captain's Tactic: somebody willing Seizes the Initiative without a roll for a longer Move that ends close by. An
 * Action at first, then an Instant, then free; the second version is always an Instant and free sooner. Ledger:
 * assemble-1, assemble-2, CAP-AMB-113.
 */
record Assemble(Combatant captain, Combatant unit, boolean isAction, int energy, int metres) implements Deed {

    private static final int FIRST_METRES = 5;
    private static final int SECOND_METRES = 10;

    static void offerAction(CapitalState state, Combatant captain, List<Deed> menu) {
        if (captain.has(AbilityId.ASSEMBLE_1)) {
            offer(state, captain, true, menu);
        }
    }

    static void offerInstant(CapitalState state, Combatant captain, List<Deed> menu) {
        if (captain.has(AbilityId.ASSEMBLE_1)) {
            offer(state, captain, false, menu);
        }
    }

    private static void offer(CapitalState state, Combatant captain, boolean action, List<Deed> menu) {
        boolean second = captain.has(AbilityId.ASSEMBLE_2);
        int uses = captain.readiness().assembleUses(state.turns()) + (second ? 1 : 0);
        boolean needsAction = uses == 0;
        int energy = uses >= 2 ? 0 : 1;
        if (needsAction != action || !Purse.affords(state, captain, energy)) {
            return;
        }
        int metres = second ? SECOND_METRES : FIRST_METRES;
        for (Combatant unit : state.combatants()) {
            if (Willing.mayBeOrdered(state, captain, unit) && AssembledMove.possible(state, captain, unit, metres)) {
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
    public void resolve(Play<CapitalState> play, Manner manner) {
        if (!Willing.agrees(play, captain, unit)) {
            return;
        }
        if (!Purse.pay(play, captain, energy, "Assemble!")) {
            return;
        }
        play.emit(new AssembleCalled(captain.id(), unit.id()));
        Seizing.granted(play, unit, () -> AssembledMove.resolve(play, captain, unit, metres));
    }
}
