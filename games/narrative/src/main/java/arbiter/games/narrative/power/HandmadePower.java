package arbiter.games.narrative.power;

import arbiter.games.narrative.power.effect.Grants;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.unit.TableRules;
import arbiter.kernel.Option;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/**
 * Putting a power together by hand: all effects in one question, each with the difficulty it comes to. What does not go
 * together or is too hard is left out again, or a Story Point makes it possible. Ledger: NAR-PSY-4 to 6.
 */
final class HandmadePower {

    /** The power as it was put together, and whether a Story Point goes into it. */
    record Made(PowerChoice choice, boolean storyPoint) {}

    /** The same without something that was taken. */
    private record LeftOut(EffectOption taken, int dice) implements Option {

        @Override
        public String id() {
            return taken.id();
        }

        @Override
        public String text() {
            return "Leave out " + taken.name() + ": " + EffectOption.words(dice);
        }
    }

    private static final PlainOption POINT = PlainOption.of("story-point", "Spend a Story Point: 5 difficulty dice");

    private final NarrativeState state;
    private final Participant psyker;
    private final PowerChoice needed;

    private HandmadePower(NarrativeState state, Participant psyker, PowerChoice needed) {
        this.state = state;
        this.psyker = psyker;
        this.needed = needed;
    }

    /** From the power with what its target needs to the power as its player wants it. */
    static Made choose(Play<NarrativeState> play, Participant psyker, PowerChoice needed) {
        HandmadePower power = new HandmadePower(play.state(), psyker, needed);
        List<EffectOption> options = power.options();
        List<EffectOption> taken = options.isEmpty()
                ? List.of()
                : play.chooseSome(Request.some(psyker.decider(), "power.effects", options, 0, options.size())
                        .asking(() -> "What does " + psyker.name() + " add to " + needed.words() + " ("
                                + needed.dice(power.rules()).total() + ")?"));
        return power.fitted(play, new ArrayList<>(taken));
    }

    private TableRules rules() {
        return state.rules();
    }

    /** Every effect that the discipline has, as often as it can be taken, and Auto-fire. */
    private List<EffectOption> options() {
        List<EffectOption> options = new ArrayList<>();
        boolean rapid = false;
        for (PowerEffect effect : state.tables().effects(needed.power())) {
            int most = effect.repeatable() ? PowerChoice.MOST_DICE : 1;
            for (int times = 1; times <= most; times++) {
                add(options, effect, times);
            }
            rapid |= needed.with(effect).refusals(rules()).isEmpty() && grantsAutoFire(effect);
        }
        if (rapid) {
            int dice = needed.dice(rules()).total() + 1;
            options.add(new EffectOption("auto-fire", "Use Auto-fire", 1, dice, PowerChoice::withAutoFire));
        }
        return options;
    }

    private void add(List<EffectOption> options, PowerEffect effect, int times) {
        PowerChoice more = needed.with(effect, times);
        int dice = more.dice(rules()).total();
        boolean possible = dice <= PowerChoice.MOST_DICE || times == 1;
        if (possible && more.refusals(rules()).isEmpty()) {
            String again = times == 1 ? "" : "-" + times;
            String name = times == 1 ? effect.name() : effect.name() + " once more (" + times + ")";
            options.add(new EffectOption(
                    effect.id() + again, name, effect.cost(rules().costs()), dice, choice -> choice.with(effect)));
        }
    }

    private static boolean grantsAutoFire(PowerEffect effect) {
        return effect.traits().stream()
                .anyMatch(trait ->
                        trait instanceof Grants grants && grants.quality().id().equals("auto-fire"));
    }

    /** Leaves out one thing after the other until it can be manifested. Ledger: NAR-PSY-6. */
    private Made fitted(Play<NarrativeState> play, List<EffectOption> taken) {
        PowerChoice choice = with(taken);
        while (!choice.refusals(rules()).isEmpty() || choice.isImpossible(rules())) {
            Option way = play.choose(Request.one(psyker.decider(), "power.leave-out", ways(choice, taken))
                    .asking(() -> refusal(with(taken))));
            if (way == POINT) {
                return new Made(choice, true);
            }
            taken.removeIf(option -> option.id().equals(way.id()));
            choice = with(taken);
        }
        return new Made(choice, false);
    }

    private PowerChoice with(List<EffectOption> taken) {
        PowerChoice choice = needed;
        for (EffectOption option : taken) {
            choice = option.change().apply(choice);
        }
        return choice;
    }

    private String refusal(PowerChoice choice) {
        List<String> refusals = choice.refusals(rules());
        return refusals.isEmpty() ? choice.tooHard(rules()) : String.join("; ", refusals);
    }

    /** The last that was taken goes first by default. */
    private List<Option> ways(PowerChoice choice, List<EffectOption> taken) {
        List<Option> ways = new ArrayList<>();
        for (int i = taken.size() - 1; i >= 0; i--) {
            EffectOption option = taken.get(i);
            List<EffectOption> others = new ArrayList<>(taken);
            others.remove(option);
            int dice = with(others).dice(rules()).total();
            ways.add(new LeftOut(option, dice));
        }
        boolean players = state.isPlayersSide(psyker.side());
        if (choice.refusals(rules()).isEmpty() && state.story().of(players) > 0) {
            ways.add(POINT);
        }
        return ways;
    }
}
