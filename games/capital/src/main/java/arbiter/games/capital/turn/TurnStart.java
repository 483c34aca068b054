package arbiter.games.capital.turn;

import arbiter.games.capital.ability.Cooldown;
import arbiter.games.capital.damage.Damage;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.damage.Regeneration;
import arbiter.games.capital.gear.ScanResults;
import arbiter.games.capital.move.Fall;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.Dive;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** The start of a turn, in the order of CAP-AMB-71. Ledger: section 5.1, step 2. */
public final class TurnStart {

    private static final int ACTIONS = 2;

    private TurnStart() {}

    public static void resolve(Play<CapitalState> play) {
        Dive.resolve(play); // CAP-AMB-31
        Optional<Combatant> next = next(play);
        if (next.isEmpty()) {
            return;
        }
        List<Combatant> sharing = CompanionTurns.sharing(play.state(), next.get()); // CAP-AMB-34
        for (int i = 0; i < sharing.size(); i++) {
            Combatant unit = sharing.get(i);
            steps(play, unit);
            int actions = unit.present() ? actions(unit) : 0;
            play.emit(i == 0 ? new TurnBegan(unit.id(), actions) : new CompanionReady(unit.id(), actions));
        }
    }

    /** What happens to a unit as its turn starts, in a combat or outside of one. Ledger: CAP-AMB-71, CAP-AMB-145. */
    public static void steps(Play<CapitalState> play, Combatant unit) {
        play.emit(new ReadinessEnded(unit.id())); // 1
        TurnState.keepUp(play, unit); // 2
        Regeneration.heal(play, unit); // 3
        if (unit.isCritical()) { // 4
            Damage.resolve(
                    play,
                    new DamageInProgress(
                            Optional.empty(), unit, Modifiers.of("Critical Condition", 1), DamageType.TRUE));
        }
        if (unit.present()) {
            Cooldown.checks(play, unit); // 5
            Regeneration.tick(play, unit); // 6
            TurnState.goOn(play, unit); // 6
            ScanResults.resolve(play, unit); // 6
        }
        TurnTrait.turnStarts(play, unit); // 6
        Fall.goOn(play, unit); // 7
    }

    /** For the table as somebody knows it who does not know of the unit that is acting: the next turn has begun. */
    static void skipTo(CapitalState known) {
        known.set(known.progress().overTo(Phase.TURN_START));
        for (int i = known.order().size() + known.extraTurns().size(); i > 0; i--) {
            boolean extra = !known.extraTurns().isEmpty();
            Slot slot = known.order().get(known.slot() % known.order().size());
            Combatant unit = known.unit(extra ? known.extraTurns().get(0) : slot.combatant());
            boolean misses = !extra && slot.missesFirst();
            new OrderWentOn(extra).apply(known);
            if (!misses && unit.present()) {
                new ReadinessEnded(unit.id()).apply(known);
                new TurnBegan(unit.id(), actions(unit)).apply(known);
                return;
            }
        }
    }

    /** The unit whose turn comes now; a place that is missed passes. */
    private static Optional<Combatant> next(Play<CapitalState> play) {
        CapitalState state = play.state();
        boolean extra = !state.extraTurns().isEmpty();
        Slot slot = state.order().get(state.slot() % state.order().size());
        Combatant unit = state.unit(extra ? state.extraTurns().get(0) : slot.combatant());
        boolean misses = !extra && slot.missesFirst();
        play.emit(new OrderWentOn(extra, unit.isHidden()));
        if (misses || CompanionTurns.sharing(state, unit).isEmpty()) {
            play.emit(new TurnMissed(unit.id()));
            return Optional.empty();
        }
        return Optional.of(unit);
    }

    /** Ledger: CAP-TURN-1, CAP-DYING-2, CAP-SEIZE-4, CAP-AMB-124. */
    private static int actions(Combatant unit) {
        int actions = Math.max(0, (unit.isCritical() ? 1 : ACTIONS) - unit.seizeDebt());
        return actions <= 1 ? actions : Math.max(1, actions - unit.terrified());
    }
}
