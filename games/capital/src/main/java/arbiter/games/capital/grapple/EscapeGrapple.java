package arbiter.games.capital.grapple;

import arbiter.games.capital.check.Check;
import arbiter.games.capital.move.Fall;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.ActionSequence;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/**
 * Breaking a grapple, STR against the grappler's STR: the victim then has one more Action at once, a friend who helps
 * has not. Ledger: CAP-STAT-GRAPPLED-2, CAP-ACT-6, CAP-AMB-97.
 */
public record EscapeGrapple(Combatant unit, Combatant victim, Combatant grappler) implements CapitalAct {

    private static final Check.Labels LABELS = Check.Labels.of("escape");

    public static void offer(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        for (Combatant victim : state.units()) {
            if (victim.grappledBy().isPresent() && victim.present()) {
                Combatant grappler = state.unit(victim.grappledBy().get());
                if (victim == unit || mayHelp(state, unit, victim, grappler)) {
                    menu.add(new EscapeGrapple(unit, victim, grappler));
                }
            }
        }
    }

    private static boolean mayHelp(CapitalState state, Combatant unit, Combatant victim, Combatant grappler) {
        return unit != grappler
                && !state.enemies(unit, victim)
                && (state.touching(unit, victim) || state.touching(unit, grappler));
    }

    @Override
    public String id() {
        return "escape:" + victim.id();
    }

    @Override
    public String text() {
        return unit == victim ? "Break free of " + grappler.name() : "Free " + victim.name();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(grappler.id()));
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        boolean success = Check.against(
                        play,
                        LABELS,
                        "breaking the grapple",
                        unit,
                        unit.modifiers(Attribute.STR),
                        grappler,
                        grappler.modifiers(Attribute.STR))
                .succeeds();
        if (success) {
            play.emit(new GrappleEnded(victim.id()));
            Fall.dropped(play, grappler, victim);
            if (unit == victim) {
                ActionSequence.granted(play, unit, occasion);
            }
        }
    }
}
