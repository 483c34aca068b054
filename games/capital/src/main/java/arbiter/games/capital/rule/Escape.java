package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.GrappleEnded;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/**
 * Breaking a grapple, STR against the grappler's STR: the victim then has one more Action at once, a friend who helps
 * has not. Ledger: CAP-STAT-GRAPPLED-2, CAP-ACT-6, CAP-AMB-97.
 */
record Escape(Combatant unit, Combatant victim, Combatant grappler) implements Deed {

    private static final Check.Labels LABELS = Check.Labels.of("escape");

    static void offer(CapitalState state, Combatant unit, List<Deed> menu) {
        for (Combatant victim : state.combatants()) {
            if (victim.grappledBy().isPresent() && victim.present()) {
                Combatant grappler = state.combatant(victim.grappledBy().get());
                if (victim == unit || mayHelp(state, unit, victim, grappler)) {
                    menu.add(new Escape(unit, victim, grappler));
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
    public void resolve(Play<CapitalState> play, Manner manner) {
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
            if (unit == victim) {
                TakingAction.granted(play, unit, manner);
            }
        }
    }
}
