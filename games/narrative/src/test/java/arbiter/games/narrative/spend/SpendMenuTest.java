package arbiter.games.narrative.spend;

import static arbiter.games.narrative.Cast.armed;
import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.table;
import static arbiter.games.narrative.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.dice.Symbols;
import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.attack.AttackPool;
import arbiter.games.narrative.attack.WeaponSource;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.damage.Vitals;
import arbiter.games.narrative.pool.DicePool;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpendMenuTest {

    private final Participant brann = armed("brann-okar", "scatter-gun", "auto-rifle");
    private final Participant ilka = hero("ilka-dorn");
    private final Participant troopers = enemy("line-trooper", 3);
    private final Participant sergeant = enemy("trooper-sergeant", 1);
    private final NarrativeState state = table(Band.SHORT, brann, ilka, troopers, sergeant);

    private CheckInProgress skill(Symbols symbols) {
        CheckInProgress check = CheckInProgress.skill(state, brann, BOOK.skill("athletics"), Difficulty.EASY, "a wall");
        check.rolled(DicePool.EMPTY, symbols);
        return check;
    }

    private AttackInProgress attack(String weapon, Symbols symbols) {
        WeaponSource source = WeaponSource.of(brann, BOOK.weapon(weapon));
        AttackInProgress attack =
                new AttackInProgress(brann, sergeant, source, AttackPool.of(state, brann, sergeant, source));
        attack.rolled(DicePool.EMPTY, symbols);
        if (attack.succeeds()) {
            attack.add(Hit.of(sergeant, source, symbols.success(), false));
        }
        return attack;
    }

    private List<String> own(CheckInProgress check) {
        return SpendMenu.of(state, check, false).stream().map(SpendOffer::id).toList();
    }

    private List<String> against(CheckInProgress check) {
        return SpendMenu.of(state, check, true).stream().map(SpendOffer::id).toList();
    }

    private static Symbols advantage(int count) {
        return new Symbols(2, count, 0, 0);
    }

    private static Symbols miss(int advantage) {
        return new Symbols(0, advantage, 0, 0);
    }

    @Test
    @Ledger({"NAR-SPEND-1", "NAR-SPEND-10"})
    void one_advantage_buys_the_small_things() {
        assertThat(own(skill(advantage(1)))).containsExactly("boost-next-ally:advantage", "notice-detail:advantage");
        brann.set(new Vitals(0, 3, false));
        assertThat(own(skill(advantage(1)))).startsWith("recover-strain:advantage");
        assertThat(own(skill(advantage(0)))).isEmpty();
        assertThat(own(skill(advantage(-2)))).isEmpty();
    }

    @Test
    @Ledger("NAR-SPEND-1")
    void a_triumph_pays_for_anything_that_costs_advantage_but_not_the_other_way_round() {
        assertThat(own(skill(new Symbols(1, 0, 1, 0))))
                .containsExactly(
                        "boost-next-ally:triumph",
                        "notice-detail:triumph",
                        "boost-any-ally@brann-okar:triumph",
                        "boost-any-ally@ilka-dorn:triumph",
                        "ignore-environment:triumph",
                        "gain-defence@ranged:triumph",
                        "gain-defence@melee:triumph",
                        "upgrade-ally@brann-okar:triumph",
                        "upgrade-ally@ilka-dorn:triumph",
                        "decisive-deed:triumph");
        assertThat(own(skill(advantage(9)))).noneMatch(id -> id.startsWith("upgrade") || id.startsWith("decisive"));
    }

    @Test
    @Ledger({"NAR-SPEND-4", "NAR-SPEND-11", "NAR-SPEND-12"})
    void a_critical_injury_costs_the_rating_and_needs_damage() {
        assertThat(own(attack("beam-rifle", advantage(3)))).noneMatch(id -> id.startsWith("critical"));
        assertThat(own(attack("beam-rifle", advantage(4)))).contains("critical-injury:advantage");
        assertThat(own(attack("net-thrower", new Symbols(1, 9, 1, 0)))).noneMatch(id -> id.startsWith("critical"));
        assertThat(own(attack("beam-rifle", new Symbols(0, 4, 1, 0))))
                .noneMatch(id -> id.startsWith("critical") || id.startsWith("disable"));
        assertThat(own(attack("beam-rifle", new Symbols(2, 0, 2, 0))))
                .contains("critical-injury:triumph", "destroy-equipment@auto-rifle:triumph", "disable@hit-1:triumph");
    }

    @Test
    @Ledger("NAR-SPEND-2")
    void an_option_is_there_once_for_each_character_unless_it_can_be_repeated() {
        CheckInProgress check = skill(advantage(2));
        check.note("boost-next-ally");
        check.note("boost-any-ally@ilka-dorn");
        assertThat(own(check))
                .contains("boost-any-ally@brann-okar:advantage")
                .doesNotContain("boost-next-ally:advantage", "boost-any-ally@ilka-dorn:advantage");
        CheckInProgress bad = skill(advantage(-2));
        bad.note("suffer-strain");
        bad.note("enemy-maneuver@line-trooper");
        assertThat(against(bad))
                .contains("suffer-strain:threat", "enemy-maneuver@trooper-sergeant:threat")
                .doesNotContain("enemy-maneuver@line-trooper:threat");
    }

    @Test
    @Ledger({"NAR-SPEND-3", "NAR-Q-3", "NAR-Q-14", "NAR-Q-23"})
    void qualities_are_activated_on_a_hit_and_some_on_a_miss() {
        assertThat(own(attack("scatter-gun", advantage(2)))).contains("blast:advantage", "knockdown:advantage");
        assertThat(own(attack("scatter-gun", miss(2)))).doesNotContain("blast:advantage", "knockdown:advantage");
        assertThat(own(attack("scatter-gun", miss(3))))
                .contains("blast:advantage")
                .doesNotContain("knockdown:advantage");
        AttackInProgress blasted = attack("scatter-gun", advantage(2));
        blasted.note("blast");
        assertThat(own(blasted)).doesNotContain("blast:advantage");
        AttackInProgress sundered = attack("toothed-blade", miss(1));
        sundered.note("sunder@auto-rifle");
        assertThat(own(sundered)).contains("sunder@auto-rifle:advantage");
    }

    @Test
    @Ledger({"NAR-Q-2", "NAR-Q-16"})
    void auto_fire_has_to_be_declared_and_linked_goes_as_far_as_its_rating() {
        assertThat(own(attack("auto-rifle", advantage(2)))).doesNotContain("auto-fire:advantage");
        AttackInProgress firing = attack("auto-rifle", advantage(2)).withAutoFire(List.of());
        firing.note("auto-fire");
        firing.note("auto-fire");
        assertThat(own(firing)).contains("auto-fire:advantage");
        AttackInProgress linked = attack("twin-cannon", advantage(2));
        assertThat(own(linked)).contains("linked:advantage");
        linked.note("linked");
        assertThat(own(linked)).doesNotContain("linked:advantage");
    }

    @Test
    @Ledger({"NAR-SPEND-1", "NAR-SPEND-9"})
    void threat_and_despair_are_spent_against_the_character() {
        AttackInProgress shot = new AttackInProgress(
                brann,
                sergeant,
                WeaponSource.of(brann, brann.gear().get("scatter-gun")),
                AttackPool.of(state, brann, sergeant, BOOK.weapon("scatter-gun")));
        shot.rolled(DicePool.EMPTY, advantage(-4));

        assertThat(against(skill(advantage(-1)))).containsExactly("suffer-strain:threat");
        assertThat(against(shot)).contains("out-of-ammunition:threat");
        assertThat(against(attack("combat-knife", advantage(-4)))).doesNotContain("out-of-ammunition:threat");
        shot.rolled(DicePool.EMPTY, new Symbols(1, 0, 0, 1));
        assertThat(against(shot))
                .contains("fall-prone:despair", "upgrade-own-side@ilka-dorn:despair", "damage-item:despair");
    }

    @Test
    @Ledger("NAR-DICE-6")
    void what_is_spent_is_gone_and_no_more_than_there_is_can_be() {
        SymbolPurse purse = SymbolPurse.of(new Symbols(2, 3, 1, 1));

        assertThat(purse).isEqualTo(new SymbolPurse(3, 1, 0, 1));
        assertThat(purse.less(Spend.Symbol.ADVANTAGE, 2)).isEqualTo(new SymbolPurse(1, 1, 0, 1));
        assertThat(purse.less(Spend.Symbol.TRIUMPH, 1)).isEqualTo(new SymbolPurse(3, 0, 0, 1));
        assertThatThrownBy(() -> purse.less(Spend.Symbol.DESPAIR, 2))
                .hasMessage("there is 1 DESPAIR left, and 2 would be spent");
    }
}
