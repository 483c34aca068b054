package arbiter.games.wasteland.damage;

import static arbiter.games.wasteland.Cast.gun;
import static arbiter.games.wasteland.Cast.scenario;
import static arbiter.games.wasteland.Cast.somebody;
import static arbiter.games.wasteland.Cast.tableWithCover;
import static arbiter.games.wasteland.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arbiter.dice.Fraction;
import arbiter.games.wasteland.attack.Attack;
import arbiter.games.wasteland.attack.AttackInProgress;
import arbiter.games.wasteland.effect.DamageEffect;
import arbiter.games.wasteland.effect.DamageEffects;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.quality.WeaponTraits;
import arbiter.games.wasteland.sheet.Resistance;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.TableRules;
import arbiter.games.wasteland.zone.Position;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The worked numbers of the ledger's section 6, and what damage does besides. */
class DamageTest {

    private static final int HEAD = 0;
    private static final int TORSO = 1;
    private static final int LEFT_LEG = 4;

    private static DamageEffect effect(String word) {
        return DamageEffects.ALL.get(word);
    }

    private static DamageSource from(Fighter attacker, Weapon weapon) {
        return new DamageSource(Optional.of(attacker), weapon, weapon.effects(), true, attacker.zone(), false, false);
    }

    private static Fighter shooter(Weapon weapon) {
        return somebody("Ann", "party", 0, 0, 10, Resistance.NONE, weapon);
    }

    private static Fighter target(int health, Resistance resistance) {
        return somebody("Bo", "raiders", 1, 1, health, resistance);
    }

    /** Hard rule 4, with the same resistance of 1 everywhere: 7 - 2 at the head, then twice 3 - 2. */
    @Test
    @Ledger({
        "WAS-EFF-6",
        "WAS-EFF-8",
        "WAS-COVER-2",
        "WAS-COVER-3",
        "WAS-DMG-4",
        "WAS-DMG-7",
        "spread",
        "vicious",
        "WAS-AMB-12",
        "WAS-AMB-16",
        "WAS-DMG-9"
    })
    void spread_hits_are_half_of_the_whole_and_meet_the_same_cover() {
        Weapon weapon = gun(5, 0, List.of(effect("spread"), effect("vicious")), List.of());
        Fighter ann = shooter(weapon);
        Fighter bo = target(20, new Resistance(1, 0, 0));
        var play = new Scenario<>(tableWithCover(2, ann, bo))
                .dice("damage.dice", 2, 5, 5, 1, 3)
                .dice("cover.dice", 1, 4)
                .dice("attack.location", 4, 10);
        bo.set(Position.behind(1, 0));

        Damage.resolve(play, from(ann, weapon), 5, List.of(new Hit(bo, HEAD)), ExtraTargets.NONE);

        assertThat(play.log())
                .containsExactly(
                        "Ann's 5 CD come to 7 damage and 2 Effects",
                        "Bo's cover stops 1 (2 CD)",
                        "Bo loses 5 HP at the head, a critical hit, 15 left",
                        "Bo has an injury of the head",
                        "Bo loses the actions of the next turn (head injury)",
                        "Bo loses 1 HP at the torso, 14 left",
                        "Bo loses 1 HP at the left arm, 13 left");
        play.allUsed();
    }

    /** Hard rule 5. */
    @Test
    @Ledger({
        "WAS-EFF-2",
        "WAS-EFF-4",
        "WAS-DMG-3",
        "WAS-COVER-1",
        "WAS-COVER-6",
        "WAS-COVER-7",
        "breaking",
        "piercing",
        "WAS-AMB-13",
        "WAS-AMB-14"
    })
    void breaking_takes_cover_down_and_piercing_meets_armour_and_cover_together() {
        Weapon breaker = gun(4, 0, List.of(effect("breaking")), List.of());
        Fighter ann = shooter(breaker);
        Fighter bo = target(9, new Resistance(2, 0, 0));
        var play = new Scenario<>(tableWithCover(3, ann, bo))
                .dice("damage.dice", 6, 5, 2, 4)
                .dice("cover.dice", 2);
        bo.set(Position.behind(1, 0));

        Damage.resolve(play, from(ann, breaker), 4, List.of(new Hit(bo, TORSO)), ExtraTargets.NONE);

        assertThat(play.log())
                .containsExactly(
                        "Ann's 4 CD come to 4 damage and 2 Effects",
                        "The wall has 1 CD of cover left",
                        "Bo's cover stops 2 (1 CD)");

        Weapon piercing = BOOK.weapon("steward-saw");
        play.dice("damage.dice", 5, 6, 1, 1, 2, 3).dice("cover.dice", 3);
        DamageSource second =
                new DamageSource(Optional.of(ann), breaker, piercing.effects(), true, ann.zone(), false, false);

        Damage.resolve(play, second, 6, List.of(new Hit(bo, TORSO)), ExtraTargets.NONE);

        assertThat(bo.vitals().health()).isEqualTo(3);
        assertThat(bo.injuries().untreated()).isEqualTo(1);
    }

    @Test
    @Ledger({"WAS-EFF-2", "WAS-EFF-9"})
    void without_cover_breaking_takes_resistance_where_it_hits_until_it_is_repaired() {
        Weapon breaker = gun(4, 0, List.of(effect("breaking")), List.of());
        Fighter ann = shooter(breaker);
        Fighter bo = target(9, new Resistance(3, 1, 0));
        var play = scenario(ann, bo).dice("damage.dice", 5, 6, 3, 3);

        Damage.resolve(play, from(ann, breaker), 4, List.of(new Hit(bo, TORSO)), ExtraTargets.NONE);

        assertThat(play.log())
                .containsExactly(
                        "Ann's 4 CD come to 2 damage and 2 Effects",
                        "Bo loses 2 physical resistance at the torso",
                        "Bo loses 1 HP at the torso, 8 left");
    }

    @Test
    @Ledger({"WAS-EFF-2", "WAS-AMB-14"})
    void a_table_may_let_breaking_go_on_to_armour_when_the_cover_is_used_up() {
        Weapon breaker = gun(4, 0, List.of(effect("breaking")), List.of());
        Fighter ann = shooter(breaker);
        Fighter bo = target(9, new Resistance(2, 0, 0));
        TableRules goesOn = new TableRules(false, false, false, true, false, false, false, false);
        var play = new Scenario<>(tableWithCover(goesOn, 1, ann, bo)).dice("damage.dice", 6, 5, 3, 4);
        bo.set(Position.behind(1, 0));

        Damage.resolve(play, from(ann, breaker), 4, List.of(new Hit(bo, TORSO)), ExtraTargets.NONE);

        assertThat(play.log())
                .containsExactly(
                        "Ann's 4 CD come to 2 damage and 2 Effects",
                        "The wall gives no cover any more",
                        "Bo loses 1 physical resistance at the torso",
                        "Bo loses 1 HP at the torso, 8 left");
    }

    /** Hard rule 6: bursts of ten, and ammunition for two more targets only. */
    @Test
    @Ledger({"WAS-EFF-1", "WAS-QUAL-6", "WAS-DMG-10", "burst", "gatling", "WAS-AMB-17"})
    void a_gatling_burst_hits_as_many_more_as_ammunition_allows() {
        Weapon rotary = gun(3, 5, List.of(effect("burst")), List.of(WeaponTraits.ALL.get("gatling")));
        Fighter ann = shooter(rotary);
        Fighter bo = target(9, Resistance.NONE);
        Fighter cy = somebody("Cy", "raiders", 2, 1, 9, Resistance.NONE);
        Fighter di = somebody("Di", "raiders", 3, 1, 9, Resistance.NONE);
        Fighter ed = somebody("Ed", "raiders", 4, 1, 9, Resistance.NONE);
        var play = scenario(ann, bo, cy, di, ed)
                .dice("test.d20", 1, 2)
                .dice("attack.location", 20)
                .choice("attack.shots", "2")
                .dice("damage.dice", 5, 5, 6, 1, 3, 3, 3)
                .choice("attack.burst", "cy", "ed")
                .dice("attack.location", 4, 9);

        Attack.resolve(
                play,
                new AttackInProgress(
                        Occasion.of(ann), ann.attackForms(play.state()).get(0), bo));

        play.allUsed();
        assertThat(ann.ammunition().left("rifle round")).isEqualTo(2);
        assertThat(List.of(bo, cy, di, ed))
                .extracting(one -> one.vitals().health())
                .containsExactly(5, 5, 9, 5);
    }

    @Test
    @Ledger({"WAS-EFF-7", "WAS-EFF-9", "WAS-TURN-8", "stun", "WAS-AMB-21"})
    void stun_takes_the_actions_of_the_next_turn_once_even_if_nothing_gets_through() {
        Weapon stunner = gun(2, 0, List.of(effect("stun")), List.of());
        Fighter ann = shooter(stunner);
        Fighter bo = target(9, new Resistance(5, 0, 0));
        var play = scenario(ann, bo).dice("damage.dice", 5, 6);

        Damage.resolve(play, from(ann, stunner), 2, List.of(new Hit(bo, TORSO)), ExtraTargets.NONE);

        assertThat(play.log())
                .containsExactly(
                        "Ann's 2 CD come to 2 damage and 2 Effects", "Bo loses the actions of the next turn (Stun)");
    }

    /** Hard rule 10: 12 at most, 7 left. */
    @Test
    @Ledger({"WAS-EFF-5", "WAS-RAD-1", "WAS-RAD-2", "WAS-RAD-4", "radioactive"})
    void radiation_lowers_the_maximum_and_leaves_hit_points() {
        Weapon glow = gun(4, 0, List.of(effect("radioactive")), List.of());
        Fighter ann = shooter(glow);
        Fighter bo = target(12, new Resistance(0, 0, 1));
        Vitals.put(bo, 7, 0, Vitals.Life.ABLE);
        var play = scenario(ann, bo).dice("damage.dice", 5, 5, 6, 1);

        Damage.resolve(play, from(ann, glow), 4, List.of(new Hit(bo, LEFT_LEG)), ExtraTargets.NONE);

        assertThat(play.log())
                .containsExactly(
                        "Ann's 4 CD come to 4 damage and 3 Effects",
                        "Bo loses 4 HP at the left leg, 3 left",
                        "Bo takes 2 radiation: 3 of 10 HP");
    }

    /** The anchors of section 6: 3 CD Vicious against a resistance of 1 take 2.537037 on average. */
    @Test
    @Ledger({"WAS-DMG-2", "WAS-DMG-5"})
    void the_odds_are_those_of_the_ledger() {
        Weapon weapon = gun(3, 0, List.of(effect("vicious")), List.of());
        Fighter ann = shooter(weapon);
        Fighter bo = target(40, new Resistance(1, 0, 0));
        var odds = scenario(ann, bo)
                .odds(play -> {
                    Damage.resolve(play, from(ann, weapon), 3, List.of(new Hit(bo, TORSO)), ExtraTargets.NONE);
                    return 40 - bo.vitals().health();
                })
                .exact();

        assertThat(odds.chanceOf(0)).isEqualTo(Fraction.of(8 + 12, 216)); // all blank, or one 1 and two blanks
        double mean = 0;
        for (int loss = 0; loss <= 8; loss++) {
            mean += loss * odds.probabilityOf(loss);
        }
        assertThat(mean).isEqualTo(137.0 / 54, within(1e-12)); // 2.537037
    }
}
