package arbiter.games.narrative.check;

import arbiter.content.yaml.EnumWords;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What the gamemaster says about a check: a difficulty, somebody who resists, several actions, or not now. Ledger: NAR-CHECK-1. */
record SkillRuling(Difficulty difficulty, int actions, Optional<Participant> opponent, boolean refused)
        implements Option {

    static final SkillRuling AVERAGE = of(Difficulty.AVERAGE, 1);

    private static final int MOST_ACTIONS = 3;
    private static final SkillRuling NOT_NOW = new SkillRuling(Difficulty.SIMPLE, 1, Optional.empty(), true);

    private static SkillRuling of(Difficulty difficulty, int actions) {
        return new SkillRuling(difficulty, actions, Optional.empty(), false);
    }

    static List<SkillRuling> difficulties() {
        List<SkillRuling> all = new ArrayList<>();
        for (Difficulty difficulty : Difficulty.values()) {
            all.add(of(difficulty, 1));
        }
        return all;
    }

    static List<SkillRuling> all(NarrativeState state, Participant one) {
        List<SkillRuling> all = new ArrayList<>(difficulties());
        for (Participant enemy : state.enemiesOf(one)) {
            if (!enemy.isVehicle()) {
                all.add(new SkillRuling(Difficulty.SIMPLE, 1, Optional.of(enemy), false));
            }
        }
        for (int actions = 2; actions <= MOST_ACTIONS; actions++) {
            for (Difficulty difficulty : Difficulty.values()) {
                all.add(of(difficulty, actions));
            }
        }
        all.add(NOT_NOW);
        return all;
    }

    @Override
    public String id() {
        if (refused) {
            return "not-now";
        }
        if (opponent.isPresent()) {
            return "against:" + opponent.get().id();
        }
        return actions == 1 ? EnumWords.of(difficulty) : EnumWords.of(difficulty) + ":" + actions;
    }

    @Override
    public String text() {
        if (refused) {
            return "It cannot be tried now";
        }
        if (opponent.isPresent()) {
            return opponent.get().name() + " resists with the same skill";
        }
        String name =
                difficulty.name().charAt(0) + difficulty.name().substring(1).toLowerCase(Locale.ROOT);
        return actions == 1 ? name : name + ", and it takes " + actions + " actions";
    }

    @Override
    public boolean declines() {
        return refused;
    }
}
