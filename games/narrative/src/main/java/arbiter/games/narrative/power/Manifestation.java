package arbiter.games.narrative.power;

import arbiter.dice.Symbols;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.check.CheckKind;
import arbiter.games.narrative.check.SkillPool;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A power other than an Attack while it is manifested: its check, and all whom it is on. Ledger: NAR-PSY-2. */
public final class Manifestation extends CheckInProgress {

    private final PowerChoice choice;
    private final List<Participant> targets;
    private final int ranks;
    private final Optional<Symbols> earlier;
    private boolean late;

    Manifestation(NarrativeState state, PowerPlan plan) {
        this(state, plan, Optional.empty());
    }

    private Manifestation(NarrativeState state, PowerPlan plan, Optional<Symbols> earlier) {
        super(
                plan.psyker(),
                plan.choice().discipline(),
                CheckKind.POWER,
                SkillPool.of(plan.psyker(), plan.choice().discipline())
                        .against(plan.choice().difficulty(state.rules(), plan.storyPoint())));
        this.choice = plan.choice();
        this.targets = new ArrayList<>(plan.targets());
        this.ranks = Psyker.ranks(state, plan.psyker());
        this.earlier = earlier;
        asAction();
        if (!targets.isEmpty()) {
            against(targets.get(0));
        }
        if (plan.storyPoint()) {
            spendPoint(); // NAR-PSY-6
        }
    }

    /** One whose check was made in the round before. Ledger: NAR-PSY-13. */
    static Manifestation late(NarrativeState state, DelayedPowers.Delayed delayed) {
        List<Participant> targets = delayed.targets().stream().map(state::unit).toList();
        Manifestation power = new Manifestation(
                state,
                new PowerPlan(state.unit(delayed.psyker()), delayed.choice(), targets, true),
                Optional.of(new Symbols(delayed.success(), delayed.advantage(), 0, 0)));
        delayed.bought().forEach(power::note);
        return power;
    }

    @Override
    public String what() {
        return choice.power().name() + " through " + choice.discipline().name();
    }

    public PowerChoice choice() {
        return choice;
    }

    public List<Participant> targets() {
        return targets;
    }

    void alsoOn(Participant target) {
        targets.add(target);
    }

    /** Ranks in the skill Discipline. Ledger: NAR-PSY-7. */
    public int ranks() {
        return ranks;
    }

    /** How often what an effect offers was bought. */
    public int bought(PowerEffect effect) {
        return timesBought(effect.id());
    }

    /** The same by what the effect does. */
    public int bought(Class<? extends EffectTrait> trait) {
        int times = 0;
        for (PowerEffect effect : choice.effects()) {
            times += effect.has(trait) ? bought(effect) : 0;
        }
        return times;
    }

    /** Its net successes, of now or of the round before. */
    public int netSuccess() {
        return earlier.orElse(symbols()).success();
    }

    public int netAdvantage() {
        return earlier.orElse(symbols()).advantage();
    }

    /** It takes effect only when the next round starts. Ledger: NAR-PSY-13. */
    void delay() {
        late = true;
    }

    boolean isLate() {
        return late;
    }

    DelayedPowers.Delayed delayed() {
        List<String> bought = new ArrayList<>();
        for (PowerEffect effect : choice.effects().stream().distinct().toList()) {
            bought.addAll(Collections.nCopies(bought(effect), effect.id()));
        }
        return new DelayedPowers.Delayed(
                choice, actor().id(), UnitOption.ids(targets), netSuccess(), netAdvantage(), bought);
    }

    /** The power as it lasts on a target: to the end of the psyker's next turn. Ledger: NAR-PSY-8. */
    OngoingPower lasting(NarrativeState state) {
        int next = state.round() + (earlier.isPresent() ? 0 : 1); // a late one begins before that turn
        OptionalInt held =
                choice.has(HoldEffect.class) ? OptionalInt.of(next + bought(HoldEffect.class)) : OptionalInt.empty();
        return new OngoingPower(choice, actor().id(), state.turns(), ranks, netSuccess(), held.orElse(next), held);
    }
}
