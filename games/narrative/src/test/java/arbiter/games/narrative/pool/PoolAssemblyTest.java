package arbiter.games.narrative.pool;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_BOOST;
import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_SETBACK;
import static arbiter.games.narrative.pool.PoolChange.Kind.DECREASE_ABILITY;
import static arbiter.games.narrative.pool.PoolChange.Kind.DECREASE_DIFFICULTY;
import static arbiter.games.narrative.pool.PoolChange.Kind.DOWNGRADE_ABILITY;
import static arbiter.games.narrative.pool.PoolChange.Kind.DOWNGRADE_DIFFICULTY;
import static arbiter.games.narrative.pool.PoolChange.Kind.INCREASE_ABILITY;
import static arbiter.games.narrative.pool.PoolChange.Kind.INCREASE_DIFFICULTY;
import static arbiter.games.narrative.pool.PoolChange.Kind.REMOVE_BOOST;
import static arbiter.games.narrative.pool.PoolChange.Kind.REMOVE_SETBACK;
import static arbiter.games.narrative.pool.PoolChange.Kind.UPGRADE_ABILITY;
import static arbiter.games.narrative.pool.PoolChange.Kind.UPGRADE_DIFFICULTY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.dice.SymbolDie;
import arbiter.dice.Symbols;
import arbiter.testkit.Ledger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PoolAssemblyTest {

    private static final PoolBase RIFLE = PoolBase.of(2, 3, "Agility 2, Ranged (Heavy) 3");

    @Test
    @Ledger("NAR-POOL-1")
    void the_larger_number_gives_dice_and_the_smaller_one_upgrades() {
        assertThat(PoolPlan.of(RIFLE).assemble()).hasToString("2P 1A");
        assertThat(PoolPlan.of(PoolBase.of(3, 2, "the other way round")).assemble())
                .hasToString("2P 1A");
        assertThat(PoolPlan.of(PoolBase.of(3, 0, "untrained")).assemble()).hasToString("3A");
    }

    @Test
    @Ledger({"NAR-POOL-2", "NAR-POOL-11"})
    void the_ladder_goes_from_no_die_to_five_and_increases_go_on() {
        List<String> ladder = new ArrayList<>();
        for (Difficulty named : Difficulty.values()) {
            ladder.add(named + " " + named.dice());
        }
        assertThat(ladder).containsExactly("SIMPLE 0", "EASY 1", "AVERAGE 2", "HARD 3", "DAUNTING 4", "FORMIDABLE 5");
        assertThat(PoolPlan.of(RIFLE)
                        .against(Difficulty.FORMIDABLE, "strategic range")
                        .and(INCREASE_DIFFICULTY, 2, "Compromised")
                        .assemble()
                        .count(SymbolDie.DIFFICULTY))
                .isEqualTo(7);
    }

    /** The first of the hard rules, with its numbers. */
    @Test
    @Ledger({"NAR-POOL-3", "NAR-POOL-5"})
    void four_upgrades_of_three_dice_add_one_and_the_fifth_turns_it() {
        PoolPlan plan = PoolPlan.of(RIFLE)
                .and(UPGRADE_DIFFICULTY, 4, "four enemies")
                .and(INCREASE_DIFFICULTY, 1, "Cumbersome")
                .against(Difficulty.AVERAGE, "medium range");

        assertThat(plan.assemble()).hasToString("2P 1A vs 3C 1D");
        assertThat(plan.and(UPGRADE_DIFFICULTY, 1, "Story Point").assemble()).hasToString("2P 1A vs 4C");
    }

    @Test
    @Ledger("NAR-POOL-3")
    void increases_come_before_upgrades_whatever_was_named_first() {
        PoolPlan plan = PoolPlan.of(RIFLE)
                .and(UPGRADE_DIFFICULTY, 2, "Adversary 2")
                .against(Difficulty.EASY, "short range")
                .and(INCREASE_DIFFICULTY, 1, "engaged");

        assertThat(plan.assemble()).hasToString("2P 1A vs 2C");
    }

    /** Decreases are summed with increases before the least is applied. */
    @Test
    @Ledger("NAR-POOL-3")
    void the_order_of_sources_never_matters() {
        List<PoolChange> changes = new ArrayList<>(List.of(
                new PoolChange(DECREASE_DIFFICULTY, 3, "a large target"),
                new PoolChange(INCREASE_DIFFICULTY, 2, "Compromised"),
                new PoolChange(UPGRADE_DIFFICULTY, 2, "Adversary 2"),
                new PoolChange(DOWNGRADE_DIFFICULTY, 1, "Copilot"),
                new PoolChange(DECREASE_ABILITY, 1, "Curse"),
                new PoolChange(UPGRADE_ABILITY, 1, "Story Point"),
                new PoolChange(ADD_SETBACK, 2, "fog"),
                new PoolChange(REMOVE_SETBACK, 1, "Plot Course"),
                new PoolChange(ADD_BOOST, 1, "Aim")));
        for (int seed = 0; seed < 50; seed++) {
            Collections.shuffle(changes, new Random(seed));
            PoolPlan plan = PoolPlan.of(RIFLE).against(Difficulty.EASY, "short range");
            for (PoolChange change : changes) {
                plan = plan.and(change);
            }
            assertThat(plan.assemble()).hasToString("2P 1A 1B vs 1D 1S");
        }
    }

    /** Whoever only weighs a pool counts its dice without putting their reasons together. */
    @Test
    @Ledger({"NAR-POOL-3", "NAR-POOL-4", "NAR-POOL-6", "NAR-POOL-7", "NAR-POOL-8", "NAR-POOL-9"})
    void dice_counted_alone_are_those_of_the_whole_pool() {
        PoolChange.Kind[] kinds = PoolChange.Kind.values();
        Random random = new Random(7);
        for (int i = 0; i < 2_000; i++) {
            PoolPlan plan = PoolPlan.of(PoolBase.of(random.nextInt(5), random.nextInt(4), "any skill"))
                    .against(PoolBase.of(random.nextInt(5), random.nextInt(3), "any opposition"))
                    .and(new Symbols(random.nextInt(2), random.nextInt(2), 0, 0));
            for (int change = random.nextInt(8); change > 0; change--) {
                plan = plan.and(kinds[random.nextInt(kinds.length)], random.nextInt(4), "any reason");
            }
            assertThat(plan.draw()).as("%s", plan).isEqualTo(plan.assemble().draw());
        }
    }

    @Test
    @Ledger("NAR-POOL-4")
    void upgrades_without_a_plain_die_add_one_and_the_next_turns_it() {
        PoolPlan plan = PoolPlan.of(PoolBase.of(2, 2, "even"));

        assertThat(plan.and(UPGRADE_ABILITY, 1, "Story Point").assemble()).hasToString("2P 1A");
        assertThat(plan.and(UPGRADE_ABILITY, 2, "Gain the Advantage").assemble())
                .hasToString("3P");
        assertThat(plan.and(UPGRADE_ABILITY, 3, "both").assemble()).hasToString("3P 1A");
    }

    @Test
    @Ledger("NAR-POOL-6")
    void downgrades_never_remove_dice_and_what_finds_nothing_is_lost() {
        DicePool pool = PoolPlan.of(RIFLE)
                .against(PoolBase.of(3, 1, "Discipline"))
                .and(DOWNGRADE_DIFFICULTY, 2, "Copilot")
                .and(DOWNGRADE_ABILITY, 1, "a bad day")
                .assemble();

        assertThat(pool).hasToString("1P 2A vs 3D");
        assertThat(pool.notes()).containsExactly("nothing to downgrade for Copilot");
    }

    @Test
    @Ledger("NAR-POOL-7")
    void a_decrease_takes_plain_dice_first_then_challenge_dice_and_stops_at_none() {
        PoolPlan opposed = PoolPlan.of(RIFLE).against(PoolBase.of(3, 2, "Vigilance"));

        assertThat(opposed.and(DECREASE_DIFFICULTY, 1, "size").assemble()).hasToString("2P 1A vs 2C");
        assertThat(opposed.and(DECREASE_DIFFICULTY, 2, "size").assemble()).hasToString("2P 1A vs 1C");
        assertThat(opposed.and(DECREASE_DIFFICULTY, 5, "size").assemble()).hasToString("2P 1A");
    }

    @Test
    @Ledger("NAR-POOL-8")
    void ability_grows_by_plain_dice_and_keeps_one_die_at_least() {
        PoolPlan plan = PoolPlan.of(PoolBase.of(2, 2, "even"));

        assertThat(plan.and(INCREASE_ABILITY, 1, "Augment").assemble()).hasToString("2P 1A");
        assertThat(plan.and(DECREASE_ABILITY, 1, "Curse").assemble()).hasToString("1P");
        assertThat(plan.and(DECREASE_ABILITY, 3, "Curse").assemble()).hasToString("1P");
    }

    @Test
    @Ledger("NAR-POOL-9")
    void boost_and_setback_dice_stack_and_are_never_upgraded() {
        DicePool pool = PoolPlan.of(RIFLE)
                .and(ADD_BOOST, 2, "Aim")
                .and(ADD_BOOST, 1, "Assist")
                .and(ADD_SETBACK, 3, "darkness")
                .and(REMOVE_BOOST, 1, "Scattered Senses")
                .and(REMOVE_SETBACK, 5, "night goggles")
                .assemble();

        assertThat(pool).hasToString("2P 1A 2B");
        assertThat(pool.reasons())
                .containsExactly(
                        "2 yellow for Agility 2, Ranged (Heavy) 3",
                        "1 green for Agility 2, Ranged (Heavy) 3",
                        "2 blue for Aim",
                        "1 blue less for Scattered Senses",
                        "3 black less for night goggles",
                        "nothing more to take away for night goggles");
    }

    @Test
    @Ledger("NAR-POOL-12")
    void every_die_says_why_it_is_there() {
        DicePool pool = PoolPlan.of(PoolBase.of(4, 2, "Agility 4, Ranged (Heavy) 2"))
                .against(Difficulty.AVERAGE, "medium range")
                .and(UPGRADE_DIFFICULTY, 1, "Story Point")
                .and(ADD_BOOST, 2, "Aim")
                .and(ADD_SETBACK, 1, "cover")
                .and(DECREASE_DIFFICULTY, 0, "no reason at all")
                .assemble();

        assertThat(pool).hasToString("2P 2A 2B vs 1C 1D 1S");
        assertThat(pool.reasons())
                .containsExactly(
                        "2 yellow for Agility 4, Ranged (Heavy) 2",
                        "2 green for Agility 4, Ranged (Heavy) 2",
                        "2 blue for Aim",
                        "1 red for medium range, then Story Point",
                        "1 purple for medium range",
                        "1 black for cover");
        assertThat(DieWords.named(1, SymbolDie.CHALLENGE)).isEqualTo("1 challenge die");
        assertThat(DieWords.named(2, SymbolDie.BOOST)).isEqualTo("2 boost dice");
    }

    @Test
    @Ledger("NAR-DICE-5")
    void granted_symbols_join_what_is_rolled() {
        DicePool pool = PoolPlan.of(RIFLE)
                .and(new Symbols(2, 0, 0, 0))
                .and(new Symbols(0, 1, 0, 0))
                .assemble();

        assertThat(pool.draw().fixed()).isEqualTo(new Symbols(2, 1, 0, 0));
        assertThat(pool.odds().expectedSuccess())
                .isEqualTo(
                        PoolPlan.of(RIFLE).assemble().odds().expectedSuccess().plus(arbiter.dice.Fraction.of(2)));
    }

    @Test
    @Ledger("NAR-POOL-10")
    void a_competitive_check_goes_by_successes_then_triumphs_then_advantage() {
        Symbols plain = new Symbols(2, 1, 0, 0);
        Symbols bright = new Symbols(2, 0, 1, 0);
        Symbols failed = new Symbols(0, 5, 2, 0);

        assertThat(CompetitiveCheck.winner(List.of(plain, bright, failed))).hasValue(1);
        assertThat(CompetitiveCheck.winner(List.of(plain, new Symbols(2, 2, 0, 0))))
                .hasValue(1);
        assertThat(CompetitiveCheck.winner(List.of(plain, failed, plain))).isEmpty();
        assertThat(CompetitiveCheck.winner(List.of(plain, plain, bright))).hasValue(2);
        assertThat(CompetitiveCheck.winner(List.of(failed))).isEmpty();
        assertThat(CompetitiveCheck.winner(List.of())).isEmpty();
    }

    @Test
    void changes_by_less_than_nothing_are_refused_with_their_reason() {
        assertThatThrownBy(() -> new PoolChange(ADD_BOOST, -1, "Aim")).hasMessageContaining("Aim changes a pool by -1");
        assertThatThrownBy(() -> new PoolBase(2, 3, "x")).hasMessageContaining("of 2 dice 3 are to be upgraded");
    }
}
