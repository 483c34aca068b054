package arbiter.games.narrative.catalogue;

import static arbiter.games.narrative.Cast.armed;
import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Symbols;
import arbiter.games.narrative.Rolls;
import arbiter.games.narrative.damage.StrainSuffered;
import arbiter.games.narrative.damage.Wounded;
import arbiter.games.narrative.range.Moved;
import arbiter.games.narrative.sheet.Adversary;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Adversaries and talents: what their numbers do when blows are exchanged. */
class AdversariesInPlayTest {

    /** Each attacks Ilka, who has soak 4, and is hit by her knife of damage 3, both with two successes. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        cult-rabble      | combat-knife        | 2P vs 2D | +2 Brawn +1 Combat knife +2 net successes -4 soak = 1 wound, 1 of 14 | 2A vs 2D | -2 soak = 3 wounds, 3 of 12, 3 standing
        line-trooper     | beam-rifle          | 2P 1A 1B vs 1D | +7 Beam rifle +2 net successes -4 soak = 5 wounds, 5 of 14 | 2A vs 2D | -4 soak = 1 wound, 1 of 15, 3 standing
        carrion-hounds   | hound-bite          | 2P 1A vs 2D | +5 Bite +2 net successes -4 soak = 3 wounds, 3 of 14 | 2A vs 2D | -3 soak = 2 wounds, 2 of 12, 3 standing
        trooper-sergeant | auto-rifle          | 2P 1A vs 1D | +7 Auto rifle +2 net successes -4 soak = 5 wounds, 5 of 14 | 2A vs 2D 1S | -5 soak = 0 wounds, 0 of 13
        hulking-mutant   | mutant-fists        | 2P 3A vs 2D | +7 Huge fists +2 net successes -4 soak = 5 wounds, 5 of 14 | 2A vs 2D | -5 soak = 0 wounds, 0 of 18
        gun-thrall       | grafted-support-gun | 1P 2A vs 1D | +10 Grafted support gun +2 net successes -2 soak = 10 wounds, 10 of 14 | 2A vs 2D | -5 soak = 0 wounds, 0 of 14
        rogue-psyker     | unarmed             | 2A vs 2D | +2 Brawn +2 net successes -4 soak = 0 wounds, 0 of 14 | 2A vs 1C 1D | -3 soak = 2 wounds, 2 of 14
        ash-colossus     | crushing-limbs      | 3P 3A vs 3D | +10 Crushing limbs +2 net successes -4 soak = 8 wounds, 8 of 14 | 2A vs 1C 1S | -5 soak = 0 wounds, 0 of 26
        """)
    @Ledger({
        "cult-rabble",
        "line-trooper",
        "carrion-hounds",
        "trooper-sergeant",
        "hulking-mutant",
        "gun-thrall",
        "rogue-psyker",
        "ash-colossus"
    })
    void every_adversary_strikes_and_is_struck(
            String id, String weapon, String pool, String damage, String back, String suffered) {
        Adversary adversary = BOOK.content().shelf(Adversary.class).get(id);
        Participant enemy = enemy(id, adversary.standing() == Adversary.Standing.MINION ? 3 : 1);
        Participant ilka = armed("ilka-dorn", "combat-knife");
        Scenario<NarrativeState> play = scenario(Band.SHORT, enemy, ilka);
        boolean shoots = BOOK.weapon(weapon).range() != Band.ENGAGED;
        Moved close = new Moved(id, "ilka-dorn", Band.SHORT, Band.ENGAGED);
        if (!shoots) {
            play.emit(close);
        }
        InPlay.twoSuccesses(play, InPlay.attack(play.state(), enemy, ilka, weapon));
        InPlay.strike(play, enemy, ilka, weapon);
        if (shoots) {
            play.emit(close);
        }
        InPlay.twoSuccesses(play, Rolls.attack(play.state(), ilka, enemy, "combat-knife"));
        Rolls.shoot(play, ilka, enemy, "combat-knife");

        play.allUsed();
        String name = enemy.name();
        String arm = BOOK.weapon(weapon).name();
        assertThat(play.log())
                .contains(
                        name + " rolls " + arm + " against Ilka, " + pool + ": success, 2 successes",
                        "Ilka is hit by " + arm + ": " + damage,
                        "Ilka rolls Combat knife against " + name + ", " + back + ": success, 2 successes",
                        name + " is hit by Combat knife: +2 Brawn +1 Combat knife +2 net successes " + suffered);
    }

    @Test
    @Ledger({"toughened", "grit"})
    void the_tough_can_take_more() {
        Participant plain = InPlay.made("skills: {cool: 1}");
        Participant tough = InPlay.made("talents: {toughened: 2, grit: 1}");

        assertThat(suffers(plain)).isEqualTo("Made suffers 11 wounds, 11 of 12; Made suffers 4 strain, 4 of 12");
        assertThat(suffers(tough)).isEqualTo("Made suffers 11 wounds, 11 of 16; Made suffers 4 strain, 4 of 13");
    }

    private static String suffers(Participant one) {
        Scenario<NarrativeState> play = scenario(Band.SHORT, one, enemy("line-trooper", 1));
        play.emit(new Wounded("made", 11));
        play.emit(new StrainSuffered("made", 4));
        return String.join("; ", play.log());
    }

    @Test
    @Ledger("lethal-blows")
    void lethal_blows_add_ten_to_injuries_for_each_rank() {
        Participant killer = InPlay.made("talents: {lethal-blows: 2}", "weapons: [combat-knife]");
        Participant sergeant = enemy("trooper-sergeant", 1);
        Scenario<NarrativeState> play = scenario(Band.SHORT, killer, sergeant)
                .choice("spend.active", "critical-injury:advantage")
                .dice("injury.roll", 30);

        Rolls.came(play, killer, sergeant, "combat-knife", new Symbols(4, 3, 0, 0));

        assertThat(play.log()).anyMatch(line -> line.contains("30 +20 Lethal Blows = 50: "));
    }

    @Test
    @Ledger("adversary")
    void adversaries_upgrade_the_difficulty_of_attacks_on_them() {
        Participant ilka = hero("ilka-dorn");
        Participant psyker = enemy("rogue-psyker", 1);
        Scenario<NarrativeState> play = scenario(Band.MEDIUM, ilka, psyker, enemy("line-trooper", 1));

        assertThat(Rolls.pool(play.state(), Rolls.attack(play.state(), ilka, psyker, "marksman-rifle")))
                .isEqualTo("2P 2A 2B vs 1C 1D");
    }
}
