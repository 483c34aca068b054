package arbiter.games.narrative.power;

import arbiter.games.narrative.sheet.BasePower;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Manifesting a power that is put together by hand: discipline, target, effects. Ledger: NAR-PSY-2, NAR-PSY-4. */
record HandmadeAct(BasePower power) implements NarrativeAct {

    /** A discipline as an answer. */
    private record Through(Skill discipline) implements Option {

        @Override
        public String id() {
            return discipline.id();
        }

        @Override
        public String text() {
            return discipline.name();
        }
    }

    /** Only where there is a discipline and somebody whom the power can get at. */
    static boolean isPossible(NarrativeState state, Participant psyker, BasePower power) {
        for (Skill discipline : Psyker.disciplines(psyker, power)) {
            PowerChoice plain = PowerChoice.of(power, discipline);
            for (Participant one : state.units()) {
                if (needed(state, psyker, plain, one).isPresent()) {
                    return true;
                }
            }
        }
        return false;
    }

    private static List<Through> disciplines(NarrativeState state, Participant psyker, BasePower power) {
        List<Through> open = new ArrayList<>();
        for (Skill discipline : Psyker.disciplines(psyker, power)) {
            if (!targets(state, psyker, PowerChoice.of(power, discipline)).isEmpty()) {
                open.add(new Through(discipline));
            }
        }
        return open;
    }

    /** Everybody it can get at within five difficulty dice; those it is likely for come first. */
    private static List<Participant> targets(NarrativeState state, Participant psyker, PowerChoice plain) {
        List<Participant> order = new ArrayList<>(LikelyTargets.of(state, psyker, plain.power()));
        for (Participant one : state.units()) {
            if (!order.contains(one)) {
                order.add(one);
            }
        }
        order.removeIf(one -> needed(state, psyker, plain, one).isEmpty());
        return order;
    }

    private static Optional<PowerChoice> needed(
            NarrativeState state, Participant psyker, PowerChoice plain, Participant target) {
        return TargetNeeds.add(state, psyker, plain, target).filter(choice -> !choice.isImpossible(state.rules()));
    }

    @Override
    public Price price() {
        return Price.ACTION;
    }

    @Override
    public String id() {
        return "power:" + power.id();
    }

    @Override
    public String text() {
        return power.name() + ", put together by hand";
    }

    @Override
    public void resolve(Play<NarrativeState> play, Participant psyker) {
        NarrativeState state = play.state();
        List<Through> open = disciplines(state, psyker, power);
        Skill discipline = open.size() == 1
                ? open.get(0).discipline()
                : play.choose(Request.one(psyker.decider(), "power.discipline", open)
                                .asking(() -> "Through which discipline?"))
                        .discipline();
        PowerChoice plain = PowerChoice.of(power, discipline);
        Participant target = UnitOption.choose(
                play, psyker.decider(), "power.target", targets(state, psyker, plain), () -> "On whom?");
        PowerChoice needed = needed(state, psyker, plain, target).orElseThrow();
        HandmadePower.Made made = HandmadePower.choose(play, psyker, needed);
        List<Participant> targets = MoreTargets.named(play, psyker, made.choice(), target);
        power.trait().manifest(play, new PowerPlan(psyker, made.choice(), targets, made.storyPoint()));
    }
}
