package arbiter.games.narrative.attack;

import static arbiter.games.narrative.Cast.armed;
import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Cast.table;
import static arbiter.games.narrative.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.SymbolDie;
import arbiter.dice.SymbolPool;
import arbiter.dice.Symbols;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.damage.Hits;
import arbiter.games.narrative.damage.StrainSuffered;
import arbiter.games.narrative.damage.Wounded;
import arbiter.games.narrative.injury.CriticalInjuries;
import arbiter.games.narrative.injury.InjuryEvents.InjuryHealed;
import arbiter.games.narrative.pool.DicePool;
import arbiter.games.narrative.pool.PoolOdds;
import arbiter.games.narrative.range.Moved;
import arbiter.games.narrative.spend.SymbolSpending;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.interpreters.odds.Odds;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.Optional;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Attacks from their pool to what they do. Faces stand in the order of the pool: P, A, B, then C, D, S. */
class AttackTest {

    private static final Offset<Double> SIX_DECIMALS = Offset.offset(1e-6);

    private final Participant ilka = hero("ilka-dorn");
    private final Participant brann = hero("brann-okar");
    private final Participant troopers = enemy("line-trooper", 3);
    private final Participant sergeant = enemy("trooper-sergeant", 1);
    private final Participant colossus = enemy("ash-colossus", 1);

    private static void attack(Play<NarrativeState> play, Participant attacker, Participant target, String weapon) {
        AttackSource source = WeaponSource.of(attacker, attacker.gear().get(weapon));
        Attack.resolve(
                play,
                new AttackInProgress(attacker, target, source, AttackPool.of(play.state(), attacker, target, source)));
    }

    @Test
    @Ledger({"NAR-COMBAT-1", "NAR-COMBAT-3", "NAR-COMBAT-6", "NAR-ACT-4", "NAR-DMG-2"})
    void a_hit_does_base_damage_and_successes_less_soak() {
        var play = scenario(Band.MEDIUM, ilka, troopers).dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1);

        attack(play, ilka, troopers, "marksman-rifle");

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Ilka rolls Marksman rifle against Line trooper, 2P 2A 2B vs 2D: success, 2 successes",
                        "Line trooper is hit by Marksman rifle: +8 Marksman rifle +2 net successes -4 soak = 6 wounds,"
                                + " 6 of 15, 2 standing");
    }

    @Test
    @Ledger({"NAR-COMBAT-4", "NAR-COMBAT-5", "NAR-SPEND-10", "NAR-SP-A1", "NAR-SP-A2"})
    void advantage_is_spent_by_the_one_who_attacked() {
        var play = scenario(Band.MEDIUM, ilka, brann, troopers)
                .dice("check.roll", 4, 10, 1, 1, 6, 1, 1, 1) // ss, aa, a
                .choice("spend.active", "boost-next-ally:advantage+recover-strain:advantage+done");
        play.emit(new StrainSuffered("ilka-dorn", 2));

        attack(play, ilka, troopers, "marksman-rifle");

        play.allUsed();
        assertThat(play.log())
                .containsSubsequence(
                        "1 advantage of Ilka buys Help the next ally",
                        "Ilka gives the ally who acts next 1 boost die",
                        "1 advantage of Ilka buys Recover strain",
                        "Ilka recovers 1 strain, 1 left",
                        "Line trooper is hit by Marksman rifle: +8 Marksman rifle +2 net successes -4 soak = 6 wounds,"
                                + " 6 of 15, 2 standing");
    }

    @Test
    @Ledger({"NAR-SPEND-10", "NAR-INC-1"})
    void something_else_is_an_equal_choice_and_is_told() {
        var play = scenario(Band.MEDIUM, ilka, troopers)
                .dice("check.roll", 4, 10, 1, 1, 1, 1, 1, 1)
                .choice("spend.active", "words:2 advantage:the lamp above them bursts");

        attack(play, ilka, troopers, "marksman-rifle");

        assertThat(play.log()).contains("Ilka. Something else (2 advantage): the lamp above them bursts");
    }

    /** The fourth of the hard rules: two activations are one roll, and the threshold injury counts the first. */
    @Test
    @Ledger({"NAR-CRIT-1", "NAR-CRIT-2", "NAR-CRIT-3", "NAR-SP-A4", "NAR-DMG-5", "NAR-SPEND-4"})
    void an_activated_injury_comes_before_that_of_the_threshold() {
        Participant vane = armed("doctor-vane", "beam-rifle");
        Participant psyker = enemy("rogue-psyker", 1);
        var play = scenario(Band.SHORT, psyker, vane).dice("injury.roll", 30);
        CriticalInjuries.inflict(play, psyker, Modifiers.none(), Optional.empty());
        play.emit(new Wounded("rogue-psyker", 10));
        AttackSource rifle = WeaponSource.of(vane, vane.gear().get("beam-rifle"));
        AttackInProgress attack =
                new AttackInProgress(vane, psyker, rifle, AttackPool.of(play.state(), vane, psyker, rifle));
        attack.rolled(DicePool.EMPTY, new Symbols(2, 4, 1, 0));
        attack.add(Hit.of(psyker, rifle, 2, false));
        play.choice("spend.active", "critical-injury:advantage+critical-injury:triumph")
                .dice("injury.roll", 55)
                .dice("injury.roll", 20);

        SymbolSpending.resolve(play, attack);
        Hits.resolve(play, attack, attack.hits());

        play.allUsed();
        assertThat(play.log())
                .endsWith(
                        "Rogue psyker is hit by Beam rifle: +7 Beam rifle +2 net successes -3 soak = 6 wounds, 16 of"
                                + " 14, and is incapacitated",
                        "Rogue psyker suffers a Critical Injury, 55 +10 further activations +10 injuries before = 75:"
                                + " Hamstrung",
                        "Rogue psyker suffers a Critical Injury, 20 +20 injuries before = 40: Stinger",
                        "Rogue psyker has 1 difficulty die on its next check");
    }

    @Test
    @Ledger({"NAR-NPC-1", "NAR-SP-A4"})
    void a_critical_injury_fells_one_of_a_fresh_group() {
        var play = scenario(Band.MEDIUM, ilka, troopers)
                .dice("check.roll", 12, 2, 2, 1, 1, 1, 1, 1) // t, s, s: 3 net
                .choice("spend.active", "critical-injury:triumph+done");

        attack(play, ilka, troopers, "marksman-rifle");

        assertThat(play.log())
                .endsWith(
                        "Line trooper is hit by Marksman rifle: +8 Marksman rifle +3 net successes -4 soak = 7 wounds,"
                                + " 7 of 15, 2 standing",
                        "Line trooper suffers a Critical Injury: 6 wounds, 13 of 15, 1 standing");
    }

    @Test
    @Ledger({"NAR-SIT-1", "NAR-COMBAT-5"})
    void a_shot_into_a_melee_that_goes_astray_strikes_somebody_else_there() {
        var play = scenario(Band.MEDIUM, ilka, brann, troopers, sergeant);
        play.emit(new Moved("brann-okar", "line-trooper", Band.SHORT, Band.ENGAGED));
        play.dice("check.roll", 4, 4, 1, 1, 1, 1, 12, 1); // ssss against d
        // Brann alone is in that melee besides the target, so nobody is asked

        attack(play, ilka, troopers, "marksman-rifle");

        play.allUsed();
        assertThat(play.log())
                .endsWith(
                        "Ilka's shot goes astray and strikes Brann",
                        "Brann is hit by Marksman rifle: +8 Marksman rifle +3 net successes -6 soak = 5 wounds, 5 of"
                                + " 14");
    }

    /** The fifth of the hard rules, with the numbers of the ledger. */
    @Test
    @Ledger("NAR-SIT-1")
    void the_odds_of_shooting_into_a_melee() {
        Participant gunner = armed("ilka-dorn", "auto-rifle");
        NarrativeState state = table(Band.MEDIUM, gunner, brann, troopers);
        new Moved("brann-okar", "line-trooper", Band.MEDIUM, Band.ENGAGED).apply(state);
        PoolOdds pool = AttackPool.of(state, gunner, troopers, BOOK.weapon("auto-rifle"))
                .assemble()
                .odds();

        var astray = Odds.of(state, play -> {
                    attack(play, gunner, troopers, "auto-rifle");
                    return brann.vitals().wounds() > 0;
                })
                .exact();

        assertThat(astray.chanceOf(true))
                .isEqualTo(pool.joint().chance(symbols -> symbols.succeeds() && symbols.despair() > 0));
        PoolOdds ledger = PoolOdds.of(SymbolPool.EMPTY
                .and(1, SymbolDie.PROFICIENCY)
                .and(2, SymbolDie.ABILITY)
                .and(1, SymbolDie.CHALLENGE)
                .and(1, SymbolDie.DIFFICULTY));
        assertThat(ledger.joint()
                        .chance(symbols -> symbols.succeeds() && symbols.despair() == 0)
                        .toDouble())
                .isCloseTo(0.541395, SIX_DECIMALS);
        assertThat(ledger.joint()
                        .chance(symbols -> symbols.succeeds() && symbols.despair() > 0)
                        .toDouble())
                .isCloseTo(0.043267, SIX_DECIMALS);
    }

    @Test
    @Ledger({"NAR-SIT-2", "NAR-RANGE-3"})
    void shooting_while_engaged_opens_the_shooter_to_blows() {
        Participant shooter = armed("brann-okar", "slug-pistol");
        Participant hound = enemy("carrion-hounds", 2);
        var play = scenario(Band.SHORT, shooter, hound);
        play.emit(new Moved("carrion-hounds", "brann-okar", Band.SHORT, Band.ENGAGED));
        play.dice("check.roll", 1, 1, 1, 1, 1); // 1P 2A vs 2D

        attack(play, shooter, hound, "slug-pistol");

        assertThat(play.log())
                .containsExactly(
                        "Carrion hounds engages Brann",
                        "Brann rolls Slug pistol against Carrion hounds, 1P 2A vs 2D: failure, nothing left over",
                        "Carrion hounds has 1 boost die on its next melee check against the one who shot");
        play.dice("check.roll", 1, 1, 1, 1, 1, 1, 1, 1);
        attack(play, hound, shooter, "hound-bite");
        assertThat(play.log()).last().asString().startsWith("Carrion hounds rolls Bite against Brann, 1P 2A 1B vs 2D");
    }

    /** The sixth of the hard rules: each two advantages are one hit more, with all net successes. */
    @Test
    @Ledger({"NAR-Q-2", "NAR-COMBAT-7", "NAR-INC-3"})
    void auto_fire_hits_again_and_each_hit_is_soaked() {
        Participant gunner = armed("ilka-dorn", "auto-rifle");
        var play = scenario(Band.MEDIUM, gunner, troopers, sergeant)
                .choice("attack.targets", "trooper-sergeant")
                .dice("check.roll", 4, 10, 8, 1, 1, 1, 1, 1) // ss, aa, aa against 3D 1S
                .choice("spend.active", "auto-fire@line-trooper:advantage+auto-fire@trooper-sergeant:advantage+done");

        AttackSource rifle = WeaponSource.of(gunner, gunner.gear().get("auto-rifle"));
        new AttackAction("auto-rifle", rifle, troopers, AttackAction.Mode.AUTO_FIRE).resolve(play, gunner);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Ilka rolls Auto rifle against Trooper sergeant, 2P 2A vs 3D 1S: success, 2 successes, 4"
                                + " advantages",
                        "2 advantage of Ilka buy Auto-fire: Line trooper",
                        "2 advantage of Ilka buy Auto-fire: Trooper sergeant",
                        "Trooper sergeant is hit by Auto rifle: +7 Auto rifle +2 net successes -5 soak = 4 wounds, 4"
                                + " of 13",
                        "Line trooper is hit by Auto rifle: +7 Auto rifle +2 net successes -4 soak = 5 wounds, 5 of"
                                + " 15, 3 standing",
                        "Trooper sergeant is hit by Auto rifle: +7 Auto rifle +2 net successes -5 soak = 4 wounds, 8"
                                + " of 13");
    }

    @Test
    @Ledger("NAR-Q-2")
    void the_odds_of_auto_fire() {
        Participant gunner = armed("ilka-dorn", "auto-rifle");
        NarrativeState state = table(Band.SHORT, gunner, troopers);
        AttackSource rifle = WeaponSource.of(gunner, gunner.gear().get("auto-rifle"));

        var odds = Odds.of(state, play -> {
                    new AttackAction("auto-rifle", rifle, troopers, AttackAction.Mode.AUTO_FIRE).resolve(play, gunner);
                    return troopers.vitals().wounds() > 0;
                })
                .exact();

        assertThat(odds.chanceOf(true).toDouble()).isCloseTo(0.798713, SIX_DECIMALS);
    }

    @Test
    @Ledger({"NAR-SIT-5"})
    void two_weapons_are_one_pool_of_the_worse_and_may_both_hit() {
        Participant both = armed("brann-okar", "toothed-blade", "slug-pistol");
        var play = scenario(Band.SHORT, both, troopers);
        play.emit(new Moved("brann-okar", "line-trooper", Band.SHORT, Band.ENGAGED));
        // Melee 2 / Brawn 4 and Ranged (Light) 1 / Agility 3: 1P 2A; 2 D and 1 + 1 D, and one more
        play.dice("check.roll", 4, 8, 5, 1, 1, 1) // ss, aa, a
                .choice("spend.active", "second-weapon:advantage")
                .choice("spend.active", "done");

        AttackSource blade = WeaponSource.of(both, both.gear().get("toothed-blade"));
        AttackSource pistol = WeaponSource.of(both, both.gear().get("slug-pistol"));
        new TwoWeaponAction("toothed-blade", blade, "slug-pistol", pistol, troopers).resolve(play, both);

        play.allUsed();
        assertThat(play.log())
                .endsWith(
                        "Brann rolls Toothed blade and Slug pistol against Line trooper, 1P 2A vs 3D: success, 2 successes, 3 advantages",
                        "2 advantage of Brann buy Slug pistol hits too",
                        "Line trooper is hit by Toothed blade: +4 Brawn +3 Toothed blade +2 net successes -4 soak = 5"
                                + " wounds, 5 of 15, 3 standing",
                        "Line trooper is hit by Slug pistol: +5 Slug pistol +2 net successes -4 soak = 3 wounds, 8 of"
                                + " 15, 2 standing");
    }

    @Test
    @Ledger({"NAR-SIT-6", "NAR-DMG-2"})
    void fists_do_wounds_or_strain_and_soak_counts_for_both() {
        Participant psyker = enemy("rogue-psyker", 1);
        var play = scenario(Band.SHORT, brann, psyker);
        play.emit(new Moved("brann-okar", "rogue-psyker", Band.SHORT, Band.ENGAGED));
        play.dice("check.roll", 4, 1, 1, 1, 1, 1);

        AttackSource fists =
                WeaponSource.of(brann, play.state().tables().unarmed()).forStrain();
        new AttackAction("unarmed-strain", fists, psyker, AttackAction.Mode.PLAIN).resolve(play, brann);

        assertThat(play.log())
                .endsWith("Rogue psyker is hit by Unarmed: +4 Brawn +2 net successes -3 soak = 3 strain, 3 of 16");
    }

    /** A group is struck once more for each standing member but the one that took the hit; neighbours once each. */
    @Test
    @Ledger({"NAR-Q-3", "NAR-NPC-5", "NAR-CRIT-4"})
    void a_blast_strikes_every_member_and_everybody_around() {
        Participant gunner = armed("ilka-dorn", "scatter-gun");
        var play = scenario(Band.SHORT, gunner, troopers, sergeant);
        play.emit(new Moved("trooper-sergeant", "line-trooper", Band.SHORT, Band.ENGAGED));
        play.dice("check.roll", 2, 10, 1, 1, 1) // s, aa
                .choice("spend.active", "blast:advantage");

        attack(play, gunner, troopers, "scatter-gun");

        assertThat(play.log())
                .endsWith(
                        "2 advantage of Ilka buy Blast 4",
                        "Line trooper is hit by Scatter gun: +8 Scatter gun +1 net successes -4 soak = 5 wounds, 5 of"
                                + " 15, 3 standing",
                        "Line trooper is hit by Scatter gun: +4 Blast +1 net successes -4 soak = 1 wound, 6 of 15, 2"
                                + " standing",
                        "Line trooper is hit by Scatter gun: +4 Blast +1 net successes -4 soak = 1 wound, 7 of 15, 2"
                                + " standing",
                        "Trooper sergeant is hit by Scatter gun: +4 Blast +1 net successes -5 soak = 0 wounds, 0 of"
                                + " 13");
    }

    @Test
    @Ledger({"NAR-Q-3", "NAR-CRIT-4"})
    void a_blast_on_a_miss_strikes_all_without_injuries() {
        Participant gunner = armed("ilka-dorn", "fragmentation-grenade");
        var play = scenario(Band.SHORT, gunner, troopers)
                .dice("check.roll", 8, 8, 1, 1, 2) // aa, aa against f
                .choice("spend.active", "blast:advantage+done");

        attack(play, gunner, troopers, "fragmentation-grenade");

        assertThat(play.log().stream().filter(line -> line.contains("+6 Blast")))
                .hasSize(3);
        assertThat(troopers.vitals().wounds()).isEqualTo(3 * 2);
    }

    @Test
    @Ledger({"NAR-Q-14", "NAR-Q-6", "NAR-SIT-7"})
    void large_ones_are_harder_to_knock_down() {
        Participant maul = armed("brann-okar", "breaching-maul");
        var play = scenario(Band.SHORT, maul, colossus);
        play.emit(new Moved("brann-okar", "ash-colossus", Band.SHORT, Band.ENGAGED));
        play.dice("check.roll", 4, 10, 8, 1, 1, 1) // ss, aa, aa against 1C 1S
                .choice("spend.active", "knockdown:advantage+done");

        attack(play, maul, colossus, "breaching-maul");

        assertThat(play.log())
                .contains(
                        "Brann rolls Breaching maul against Ash colossus, 2P 2A vs 1C 1S: success, 2 successes, 4"
                                + " advantages",
                        "4 advantage of Brann buy Knockdown",
                        "Ash colossus is prone");
    }

    @Test
    @Ledger({"NAR-CI-16"})
    void an_overpowered_victim_is_attacked_again_with_the_same_pool() {
        Scenario<NarrativeState> play = scenario(Band.MEDIUM, ilka, colossus)
                .choice("check.story", "yes")
                .choice("check.story-against", "no")
                .dice("check.roll", 12, 4, 1, 1, 1, 1, 1) // 3P 1A 2B vs 1C; t, ss
                .choice("spend.active", "critical-injury:triumph+done")
                .dice("injury.roll", 78)
                .choice("attack.again", "yes")
                .dice("check.roll", 1, 1, 1, 1, 1, 1, 1);

        attack(play, ilka, colossus, "marksman-rifle");

        play.allUsed();
        assertThat(play.log())
                .containsSubsequence(
                        "Ash colossus suffers a Critical Injury, 78 = 78: Overpowered",
                        "Ilka rolls Marksman rifle against Ash colossus, 3P 1A 2B vs 1C: failure, nothing left over");
        play.emit(new InjuryHealed("ash-colossus", 0, "Overpowered"));
        assertThat(colossus.injuries().list()).isEmpty();
    }
}
