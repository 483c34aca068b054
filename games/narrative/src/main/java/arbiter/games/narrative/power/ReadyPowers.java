package arbiter.games.narrative.power;

import arbiter.games.narrative.sheet.BasePower;
import arbiter.games.narrative.sheet.PowerBundle;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Powers that somebody could manifest at once: effects that go well together, with what each target needs, through the
 * discipline with the best dice. Ledger: NAR-PSY-4, NAR-PSY-14.
 */
public final class ReadyPowers {

    /** A power ready to be manifested, and all for whom it is just right. */
    public record Ready(PowerBundle bundle, PowerChoice choice, List<Participant> targets) {}

    private ReadyPowers() {}

    static List<Ready> of(NarrativeState state, Participant psyker, BasePower power) {
        List<Ready> ready = new ArrayList<>();
        List<Skill> disciplines = Psyker.disciplines(psyker, power);
        List<Participant> likely = LikelyTargets.of(state, psyker, power);
        for (PowerBundle bundle : state.tables().bundles(power)) {
            if (!likely.isEmpty()) {
                addByNeed(state, psyker, bundle, choices(state, disciplines, bundle), likely, ready);
            }
        }
        return ready;
    }

    /** Through each discipline that has all its effects, the best first; only what Dispel needs depends on which it is. */
    private static List<PowerChoice> choices(NarrativeState state, List<Skill> disciplines, PowerBundle bundle) {
        List<PowerChoice> choices = new ArrayList<>();
        boolean all = bundle.power().id().equals("dispel"); // NAR-BP-7
        for (Skill discipline : disciplines) {
            PowerChoice choice = PowerChoice.of(bundle.power(), discipline);
            for (PowerEffect effect : bundle.effects()) {
                choice = choice.with(effect);
            }
            choice = bundle.autoFire() ? choice.withAutoFire() : choice;
            if (choice.refusals(state.rules()).isEmpty()) {
                choices.add(choice);
                if (!all) {
                    return choices;
                }
            }
        }
        return choices;
    }

    /** The targets together that need the same; what is impossible is left out. */
    private static void addByNeed(
            NarrativeState state,
            Participant psyker,
            PowerBundle bundle,
            List<PowerChoice> choices,
            List<Participant> targets,
            List<Ready> ready) {
        int first = ready.size();
        for (Participant target : targets) {
            easiest(state, psyker, choices, target).ifPresent(needed -> add(bundle, needed, target, ready, first));
        }
    }

    /** With what the target needs; of several disciplines the one with the fewest difficulty dice, then the best. */
    private static Optional<PowerChoice> easiest(
            NarrativeState state, Participant psyker, List<PowerChoice> choices, Participant target) {
        PowerChoice easiest = null;
        for (PowerChoice choice : choices) {
            PowerChoice needed = TargetNeeds.add(state, psyker, choice, target).orElse(null);
            boolean possible = needed != null && !needed.isImpossible(state.rules());
            if (possible && (easiest == null || isEasier(state, needed, easiest))) {
                easiest = needed;
            }
        }
        return Optional.ofNullable(easiest);
    }

    private static boolean isEasier(NarrativeState state, PowerChoice one, PowerChoice other) {
        return one.dice(state.rules()).total() < other.dice(state.rules()).total();
    }

    private static void add(PowerBundle bundle, PowerChoice needed, Participant target, List<Ready> ready, int first) {
        for (int i = first; i < ready.size(); i++) {
            if (ready.get(i).choice().equals(needed)) {
                ready.get(i).targets().add(target);
                return;
            }
        }
        List<Participant> alone = new ArrayList<>();
        alone.add(target);
        ready.add(new Ready(bundle, needed, alone));
    }
}
