package arbiter.games.narrative.attack;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Cast.table;
import static arbiter.games.narrative.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.SymbolDie;
import arbiter.games.narrative.damage.Wounded;
import arbiter.games.narrative.maneuver.Prone;
import arbiter.games.narrative.pool.DicePool;
import arbiter.games.narrative.range.Moved;
import arbiter.games.narrative.sheet.CostProfile;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.unit.TableRules;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttackPoolTest {

    private final Participant ilka = hero("ilka-dorn");
    private final Participant brann = hero("brann-okar");
    private final Participant troopers = enemy("line-trooper", 3);
    private final Participant sergeant = enemy("trooper-sergeant", 1);
    private final Participant colossus = enemy("ash-colossus", 1);

    private static DicePool pool(NarrativeState state, Participant attacker, Participant target, String weapon) {
        return AttackPool.of(state, attacker, target, BOOK.weapon(weapon)).assemble();
    }

    @ParameterizedTest
    @CsvSource({
        "SHORT, 2P 2A 1B vs 1D",
        "MEDIUM, 2P 2A 1B vs 2D",
        "LONG, 2P 2A 1B vs 3D",
    })
    @Ledger({"NAR-RANGE-2", "NAR-Q-1"})
    void shots_are_harder_from_farther_away(Band band, String pool) {
        assertThat(pool(table(band, ilka, troopers), ilka, troopers, "beam-rifle"))
                .hasToString(pool);
    }

    @Test
    @Ledger("NAR-RANGE-2")
    void extreme_range_is_daunting() {
        assertThat(pool(table(Band.EXTREME, ilka, troopers), ilka, troopers, "marksman-rifle"))
                .hasToString("2P 2A 2B vs 4D");
    }

    @Test
    @Ledger("NAR-RANGE-5")
    void what_is_out_of_reach_cannot_be_attacked() {
        NarrativeState state = table(Band.MEDIUM, ilka, troopers);

        assertThat(AttackPool.refusal(state, ilka, troopers, BOOK.weapon("slug-pistol")))
                .contains("Slug pistol reaches to short range, and Line trooper is at medium range");
        assertThat(AttackPool.refusal(state, ilka, troopers, BOOK.weapon("combat-knife")))
                .isPresent();
        assertThat(AttackPool.refusal(state, ilka, troopers, BOOK.weapon("marksman-rifle")))
                .isEmpty();
    }

    /** The table of the ledger: a pistol is rolled against 2, a rifle against 3, and Gunnery is not allowed. */
    @Test
    @Ledger("NAR-RANGE-3")
    void shooting_while_engaged_is_harder() {
        var play = scenario(Band.SHORT, ilka, troopers, sergeant);
        play.emit(new Moved("ilka-dorn", "line-trooper", Band.SHORT, Band.ENGAGED));

        assertThat(pool(play.state(), ilka, troopers, "slug-pistol")).hasToString("4A vs 2D");
        assertThat(pool(play.state(), ilka, troopers, "beam-rifle")).hasToString("2P 2A 1B vs 3D");
        assertThat(pool(play.state(), ilka, sergeant, "beam-rifle")).hasToString("2P 2A 1B vs 3D 1S");
        assertThat(AttackPool.refusal(play.state(), ilka, sergeant, BOOK.weapon("support-gun")))
                .contains("nobody makes Gunnery checks while engaged with an opponent");
    }

    @Test
    @Ledger("NAR-RANGE-3")
    void a_table_may_spare_shots_at_others() {
        NarrativeState state = table(
                new TableRules(CostProfile.LEDGER, true, false, true, true, true, false, false),
                Band.SHORT,
                ilka,
                troopers,
                sergeant);
        new Moved("ilka-dorn", "line-trooper", Band.SHORT, Band.ENGAGED).apply(state);

        assertThat(pool(state, ilka, sergeant, "beam-rifle")).hasToString("2P 2A 1B vs 1D 1S");
        assertThat(pool(state, ilka, troopers, "beam-rifle")).hasToString("2P 2A 1B vs 3D");
    }

    @Test
    @Ledger({"NAR-RANGE-4", "NAR-COMBAT-2", "NAR-COMBAT-8"})
    void melee_is_average_and_defence_adds_setback_dice() {
        var play = scenario(Band.SHORT, brann, sergeant);
        play.emit(new Moved("brann-okar", "trooper-sergeant", Band.SHORT, Band.ENGAGED));

        assertThat(pool(play.state(), brann, sergeant, "toothed-blade")).hasToString("2P 2A vs 2D 1S");
        assertThat(pool(play.state(), sergeant, brann, "combat-knife")).hasToString("1P 2A vs 2D 2S");
        assertThat(pool(play.state(), sergeant, brann, "auto-rifle").reasons())
                .containsExactly(
                        "2 yellow for Agility 3, Ranged (Heavy) 2",
                        "1 green for Agility 3, Ranged (Heavy) 2",
                        "1 purple for engaged range",
                        "2 purple for shooting while engaged",
                        "3 black for ranged defence");
    }

    @Test
    @Ledger({"NAR-SIT-3", "NAR-SIT-4", "NAR-MAN-9"})
    void lying_down_helps_against_shots_and_not_against_blows() {
        var play = scenario(Band.SHORT, ilka, brann, troopers);
        Prone.change(play, troopers);
        assertThat(pool(play.state(), ilka, troopers, "beam-rifle")).hasToString("2P 2A 1B vs 1D 1S");

        play.emit(new Moved("brann-okar", "line-trooper", Band.SHORT, Band.ENGAGED));
        assertThat(pool(play.state(), brann, troopers, "toothed-blade")).hasToString("2P 2A 1B vs 2D");
        Prone.change(play, brann);
        assertThat(pool(play.state(), brann, troopers, "toothed-blade")).hasToString("2P 2A 1B vs 2D 1S");
        assertThat(pool(play.state(), brann, troopers, "slug-pistol").count(SymbolDie.SETBACK))
                .isOne();
    }

    /** The fifth of the hard rules: with an ally engaged, 2 difficulty dice become a challenge die and one of them. */
    @Test
    @Ledger("NAR-SIT-1")
    void shooting_into_a_melee_is_upgraded() {
        var play = scenario(Band.MEDIUM, ilka, brann, troopers);
        play.emit(new Moved("brann-okar", "line-trooper", Band.MEDIUM, Band.ENGAGED));

        assertThat(pool(play.state(), ilka, troopers, "auto-rifle")).hasToString("2P 2A vs 1C 1D");
        assertThat(pool(play.state(), brann, troopers, "toothed-blade")).hasToString("2P 2A vs 2D");
    }

    @Test
    @Ledger({"NAR-SIT-7", "NAR-NPC-4"})
    void large_targets_are_easier_and_adversaries_harder() {
        NarrativeState state = table(Band.MEDIUM, ilka, colossus);

        DicePool pool = pool(state, ilka, colossus, "auto-rifle");
        assertThat(pool).hasToString("2P 2A vs 1C");
        assertThat(pool.reasons()).contains("1 purple less for a large target");
        new Moved("ash-colossus", "ilka-dorn", Band.MEDIUM, Band.ENGAGED).apply(state);
        assertThat(pool(state, colossus, ilka, "crushing-limbs")).hasToString("3P 3A vs 3D");
    }

    /** The eighth of the hard rules: three minions with Agility 2 at short range, then two. */
    @Test
    @Ledger("NAR-NPC-1")
    void a_group_shoots_worse_when_members_fall() {
        Participant rabble = enemy("cult-rabble", 3);
        var play = scenario(Band.SHORT, ilka, rabble);

        DicePool three = pool(play.state(), rabble, ilka, "slug-pistol");
        assertThat(three).hasToString("2P vs 1D");
        assertThat(sixDecimals(three)).isEqualTo("0.718750");
        play.emit(new Wounded("cult-rabble", 5));
        DicePool two = pool(play.state(), rabble, ilka, "slug-pistol");
        assertThat(two).hasToString("1P 1A vs 1D");
        assertThat(sixDecimals(two)).isEqualTo("0.653646");
    }

    private static String sixDecimals(DicePool pool) {
        return String.format(Locale.ROOT, "%.6f", pool.odds().success().toDouble());
    }
}
