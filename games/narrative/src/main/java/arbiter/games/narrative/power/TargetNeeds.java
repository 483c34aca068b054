package arbiter.games.narrative.power;

import arbiter.games.narrative.power.effect.BackFromTheBrink;
import arbiter.games.narrative.power.effect.CloseCombat;
import arbiter.games.narrative.power.effect.DenyTheWitch;
import arbiter.games.narrative.power.effect.LiftingStrength;
import arbiter.games.narrative.power.effect.Revive;
import arbiter.games.narrative.sheet.BasePower.Subject;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What a power needs to get at somebody: Range, Close Combat for engaged targets of an Attack, Strength for large ones,
 * Revive for the incapacitated, Back From The Brink for the dead, Deny the Witch for powers of other disciplines. Ledger:
 * NAR-PSY-10, table 3.9.
 */
final class TargetNeeds {

    /** Manipulate moves what is that large without Strength. Ledger: NAR-BP-8. */
    private static final int LARGEST = 1;

    private final NarrativeState state;
    private final Participant psyker;
    private final Participant target;
    private PowerChoice choice;

    private TargetNeeds(NarrativeState state, Participant psyker, Participant target, PowerChoice choice) {
        this.state = state;
        this.psyker = psyker;
        this.target = target;
        this.choice = choice;
    }

    /** The power with what it still needs for this target; nothing where it cannot have it. */
    static Optional<PowerChoice> add(NarrativeState state, Participant psyker, PowerChoice choice, Participant target) {
        return new TargetNeeds(state, psyker, target, choice).added();
    }

    /** Whether the power as it is gets at somebody. */
    static boolean reaches(NarrativeState state, Participant psyker, PowerChoice choice, Participant target) {
        return add(state, psyker, choice, target).equals(Optional.of(choice));
    }

    /** What was there before has been put together rightly; what came to it is looked at. */
    private Optional<PowerChoice> added() {
        PowerChoice before = choice;
        boolean possible = target == psyker
                ? choice.power().on().contains(Subject.SELF)
                : isThere() && !target.isHidden() && choice.power().on().contains(Subject.CHARACTER);
        if (!possible || !life() || !dispel() || !size() || !band()) {
            return Optional.empty();
        }
        return choice == before || choice.refusals(state.rules()).isEmpty() ? Optional.of(choice) : Optional.empty();
    }

    private boolean isThere() {
        return target.present() || is("heal") && target.vitals().dead();
    }

    private boolean is(String power) {
        return choice.power().id().equals(power);
    }

    /** Heal is for those who can act; with effects for others. Ledger: NAR-BP-9, NAR-FX-HEA-5, NAR-FX-HEA-6. */
    private boolean life() {
        if (!is("heal")) {
            return !target.vitals().dead();
        }
        if (target.vitals().dead()) {
            return !target.psychic().beyondHelp() && take(BackFromTheBrink.class, 1);
        }
        return !choice.has(BackFromTheBrink.class) && (target.canAct() || take(Revive.class, 1));
    }

    /** Dispel needs something to end. Ledger: NAR-BP-7, NAR-FX-DIS-2. */
    private boolean dispel() {
        if (!is("dispel") || !Dispelling.powers(choice, target).isEmpty()) {
            return true;
        }
        return !target.powers().powers().isEmpty() && take(DenyTheWitch.class, 1);
    }

    /** Ledger: NAR-BP-8, NAR-FX-MAN-5. */
    private boolean size() {
        return !is("manipulate") || take(LiftingStrength.class, target.profile().silhouette() - LARGEST);
    }

    /** Ledger: NAR-PSY-10, NAR-FX-ATT-2. */
    private boolean band() {
        Band band = state.band(psyker, target);
        if (is("attack") && band == Band.ENGAGED) {
            return take(CloseCombat.class, 1);
        }
        int more = band.ordinal() - choice.range().ordinal();
        return more <= 0 || take(effect -> effect.farther() > 0, more);
    }

    /** Sees to it that an effect was taken at least so often. */
    private boolean take(Class<? extends EffectTrait> trait, int times) {
        return take(effect -> effect.has(trait), times - choice.count(trait));
    }

    private boolean take(Predicate<PowerEffect> which, int times) {
        if (times <= 0) {
            return true;
        }
        for (PowerEffect effect : state.tables().effects()) {
            if (which.test(effect) && effect.power().equals(choice.power())) {
                choice = choice.with(effect, times);
                return true;
            }
        }
        return false;
    }
}
