package arbiter.games.centuryg;

import static arbiter.games.centuryg.Hangar.CONTENT;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.RandomStream;
import arbiter.games.centuryg.reinforcement.Reinforcements;
import arbiter.games.centuryg.reinforcement.ReinforcementsCame;
import arbiter.games.centuryg.sheet.Armory;
import arbiter.games.centuryg.sheet.ReinforcementPower;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Journal;
import arbiter.kernel.Viewer;
import arbiter.testkit.RandomAgent;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Everybody has every Power and uses it at random, called for or not. */
class PowersSkirmishTest {

    private static CenturyState start() {
        CenturyState state = fight(
                mecha("Aska", "1,1")
                        .level(5)
                        .armed("beam-rifle", "chainblade")
                        .knows(
                                "believe-in-myself",
                                "i-cannot-be-defeated",
                                "im-breaking-through",
                                "my-defense-is-impregnable",
                                "my-style-is-impetuous",
                                "signature-weapon:beam-rifle",
                                "this-is-my-battlefield:impassable"),
                mecha("Bran", "1,3")
                        .level(5)
                        .armed("rail-bazooka", "radiant-fist")
                        .knows(
                                "come-at-me-bro",
                                "gotta-go-fast",
                                "my-pain-is-your-pain",
                                "take-one-for-the-team",
                                "the-tacticool-approach",
                                "trump-card",
                                "you-are-going-down"),
                mecha("Cole", "1,5")
                        .level(5)
                        .systems(7)
                        .knows(
                                "cant-let-you-do-that",
                                "dont-give-up",
                                "mind-over-matter",
                                "this-is-my-battlefield:extreme",
                                "you-can-do-better-than-that"),
                mecha("Maw", "8,3")
                        .foe()
                        .tier(Tier.BOSS)
                        .level(5)
                        .threshold(8)
                        .energy(8)
                        .armed("tentacle-lash")
                        .knows(
                                "behold-my-true-power",
                                "do-you-desire-the-power",
                                "die-for-me",
                                "i-accept-your-offering",
                                "i-believe-this-is-yours:beam",
                                "make-my-monster-grow",
                                "that-will-not-work-again",
                                "useless",
                                "you-are-too-slow",
                                "your-fate-is-sealed")
                        .fitted(
                                "adaptive-morphology:beam",
                                "afterimages",
                                "bloodlust",
                                "bullet-hell",
                                "eye-for-an-eye",
                                "it-keeps-coming-back",
                                "nanoskin-shell",
                                "phantom-predator",
                                "three-times-faster",
                                "we-are-many:Tin",
                                "aura-of-misfortune",
                                "energy-drain",
                                "hypersonic-striker",
                                "possession"),
                mecha("Tin", "9,5").foe().tier(Tier.GRUNT).level(0));
        state = state.stocked(Armory.of(CONTENT).with(List.of(state.unit("tin").machine())));
        new ReinforcementsCame(Reinforcements.of("heroes", 3, Handbooks.powers(ReinforcementPower.values())))
                .apply(state);
        return state;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void a_fight_with_every_power_comes_to_an_end(long seed) {
        Table<CenturyState> table = Table.start(
                new CenturyGame(),
                Journal.Header.of("centuryg", "test", Map.of()),
                start(),
                DiceBox.of(new RandomStream(seed)));
        RandomAgent<CenturyState> agent = new RandomAgent<>(seed);
        for (int i = 0; i < 8000 && table.ending().isEmpty(); i++) {
            var calls = table.calls(Viewer.GAMEMASTER);
            if (i % 17 == 0 && !calls.isEmpty()) {
                var call = calls.get(i % calls.size());
                table.call(Viewer.GAMEMASTER, call.decider(), call.option().id());
            }
            if (table.ending().isEmpty()) {
                var open = table.open().get(0);
                table.answer(Viewer.GAMEMASTER, open.id(), Agents.answer(agent, table.state(), open.request()));
            }
        }
        assertThat(table.ending()).isPresent();
        assertThat(table.state()).isEqualTo(table.state().copy());
    }
}
