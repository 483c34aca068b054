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
                choice(state, disciplines, bundle)
                        .ifPresent(choice -> addByNeed(state, psyker, bundle, choice, likely, ready));
            }
        }
        return ready;
    }

    /** Through the best discipline that has all its effects. */
    private static Optional<PowerChoice> choice(NarrativeState state, List<Skill> disciplines, PowerBundle bundle) {
        for (Skill discipline : disciplines) {
            PowerChoice choice = PowerChoice.of(bundle.power(), discipline);
            for (PowerEffect effect : bundle.effects()) {
                choice = choice.with(effect);
            }
            choice = bundle.autoFire() ? choice.withAutoFire() : choice;
            if (choice.refusals(state.rules()).isEmpty()) {
                return Optional.of(choice);
            }
        }
        return Optional.empty();
    }

    /** The targets together that need the same; what is impossible is left out. */
    private static void addByNeed(
            NarrativeState state,
            Participant psyker,
            PowerBundle bundle,
            PowerChoice choice,
            List<Participant> targets,
            List<Ready> ready) {
        int first = ready.size();
        for (Participant target : targets) {
            Optional<PowerChoice> needed = TargetNeeds.add(state, psyker, choice, target);
            if (needed.isPresent() && !needed.get().isImpossible(state.rules())) {
                add(bundle, needed.get(), target, ready, first);
            }
        }
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
