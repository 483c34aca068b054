package arbiter.games.centuryg.test;

import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.Crew;
import arbiter.games.centuryg.OwnTraits;
import arbiter.games.centuryg.person.Layer.LayerHurt;
import arbiter.games.centuryg.person.Miracles;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.person.Period.PeriodEnded;
import arbiter.games.centuryg.person.Proxy.ProxyGiven;
import arbiter.games.centuryg.person.Proxy.ProxyHurt;
import arbiter.games.centuryg.sheet.Armory;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import arbiter.kernel.Play;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Tests that people and the gamemaster call for in a Scene. */
class AttemptsTest extends StrictScenarios<CenturyState> {

    private final CenturyGame game = new CenturyGame();
    private final Fighter mara = person("Mara", "hall")
            .skilled("craftsmanship")
            .skilled("medicine")
            .resources(6)
            .here();
    private final Fighter otto = person("Otto", "hall").here();

    private static CenturyState stocked(Fighter... people) {
        return scene(people).stocked(Armory.of(Crew.CONTENT));
    }

    private void call(Play<CenturyState> play, String decider, String option) {
        Call found = game.calls(play.state()).stream()
                .filter(call -> call.decider().id().equals(decider)
                        && call.option().id().equals(option))
                .findFirst()
                .orElseThrow();
        game.call(play, found);
    }

    @Test
    @Ledger({"BCG-EXT-1", "BCG-EXT-2", "BCG-EXT-3", "BCG-AMB-09", "craftsmanship"})
    void the_gamemaster_calls_for_an_extended_test() {
        var play = scenario(scene(mara))
                .choice("scene.next", "extended:mara")
                .choice("order.attribute", "intellect")
                .choice("order.skill", "craftsmanship")
                .choice("order.advantages", "0")
                .choice("order.disadvantages", "1")
                .choice("extended.time", "intense")
                .choice("extended.attempts", "3")
                .choice("extended.dangerous", "yes")
                .choice("order.dn", "10")
                .dice("test.roll", 4)
                .choice("extended.again", "yes")
                .dice("test.roll", 8)
                .choice("extended.again", "no");

        game.advance(play);

        assertThat(play.log())
                .containsExactly(
                        "Mara, a Test: 4 +4 Intellect = 8 against 10, fails",
                        "Mara spends a day on it",
                        "Mara takes 2 Damage, 2 left in Layer 1",
                        "Mara, a Test: 8 +4 Intellect = 12 against 10, passes",
                        "Mara spends a day on it");
    }

    @Test
    @Ledger({"BCG-HELP-1", "BCG-AMB-08", "BCG-TEST-2"})
    void a_player_tries_something_and_a_friend_helps() {
        var play = scenario(scene(mara, otto))
                .choice("try.what", "test:mara")
                .choice("try.agreed", "yes")
                .choice("order.attribute", "fitness")
                .choice("order.skill", "craftsmanship")
                .choice("order.advantages", "0")
                .choice("order.disadvantages", "0")
                .choice("order.helpers", "otto")
                .choice("order.help", "yes")
                .choice("order.attribute", "intellect")
                .choice("order.skill", "none")
                .choice("order.advantages", "0")
                .choice("order.disadvantages", "0")
                .dice("test.roll", 7)
                .choice("order.dn", "15")
                .dice("test.roll", 2, 9, 5);

        call(play, "mara", "try:mara");

        assertThat(play.log())
                .containsExactly(
                        "Otto, a Test: 7 +4 Intellect = 11",
                        "Mara, a Test: best of 3 dice, 9 +4 Fitness = 13 against 15, fails");
    }

    @Test
    @Ledger("BCG-TEST-2")
    void the_gamemaster_may_say_no_and_a_player_may_think_better_of_it() {
        var play = scenario(scene(mara))
                .choice("try.what", "resources:mara")
                .choice("try.agreed", "no")
                .choice("try.what", "none");

        call(play, "mara", "try:mara");
        call(play, "mara", "try:mara");

        assertThat(play.log()).isEmpty();
    }

    @Test
    @Ledger({"BCG-MIX-1", "BCG-AMB-06", "BCG-MIR-2", "stealth"})
    void a_mixed_test_with_a_miracle_costs_like_one() {
        Fighter ghost = person("Ghost", "hall")
                .fitness(6)
                .awareness(3)
                .skilled("phantasm")
                .here();
        var play = scenario(scene(ghost))
                .choice("scene.next", "mixed:ghost")
                .choice("order.attribute", "fitness")
                .choice("order.skill", "stealth")
                .choice("order.advantages", "2")
                .choice("order.disadvantages", "0")
                .choice("order.dn", "5")
                .choice("order.attribute", "awareness")
                .choice("order.skill", "phantasm")
                .choice("order.advantages", "0")
                .choice("order.disadvantages", "0")
                .choice("order.dn", "10")
                .choice("mixed.more", "no")
                .dice("test.roll", 8, 3);

        game.advance(play);

        assertThat(play.log())
                .containsExactly(
                        "Ghost, a Test: best of 2 dice, 8 +4 average = 12 against 10, passes",
                        "Ghost takes 3 Damage, 1 left in Layer 1");
    }

    @Test
    @Ledger({"BCG-EQT-1", "BCG-EQT-2", "BCG-EQUIP-2", "BCG-AMB-11", "masterwork-tool"})
    void equipment_for_an_episode_is_for_what_was_chosen() {
        var play = scenario(stocked(mara))
                .choice("scene.next", "equipment:mara")
                .choice("equipment.item", "masterwork-tool")
                .choice("equipment.choice", "medicine")
                .choice("order.advantages", "0")
                .choice("order.disadvantages", "0")
                .dice("equipment.roll", 5);

        game.advance(play);

        assertThat(play.log())
                .containsExactly(
                        "Mara, looking for a Masterwork Tool: 5 +6 Resources = 11 against 10, passes",
                        "Mara has spent a good deal",
                        "Mara has a Masterwork Tool (medicine) for this Episode");
        assertThat(OwnTraits.of(mara, "masterwork-tool").chose("medicine")).isTrue();
        assertThat(OwnTraits.of(mara, "masterwork-tool").chose("craftsmanship")).isFalse();
        play.emit(new PeriodEnded(Period.EPISODE));
        assertThat(mara.body().has(Crew.trait("masterwork-tool"))).isFalse();
    }

    @Test
    @Ledger({"BCG-EQT-1", "ether-drive", "BCG-PROXY-1"})
    void a_drive_got_hold_of_works_its_miracle_and_is_gone_with_the_episode() {
        var play = scenario(stocked(mara))
                .choice("scene.next", "equipment:mara")
                .choice("equipment.item", "ether-drive")
                .choice("equipment.choice", "force:Fitness Tests")
                .choice("order.advantages", "0")
                .choice("order.disadvantages", "0")
                .dice("equipment.roll", 9);

        game.advance(play);

        assertThat(Miracles.knows(play.state(), mara, SkillId.FORCE, "Fitness Tests"))
                .isTrue();
        assertThat(mara.body().proxies()).hasSize(1);
        play.emit(new PeriodEnded(Period.EPISODE));
        assertThat(Miracles.knows(play.state(), mara, SkillId.FORCE, "Fitness Tests"))
                .isFalse();
        assertThat(mara.body().proxies()).isEmpty();
    }

    @Test
    @Ledger({"BCG-SKILL-2", "BCG-AMB-11"})
    void money_stands_in_for_skill_and_grows_scarce() {
        var play = scenario(scene(mara))
                .choice("scene.next", "resources:mara")
                .choice("order.dn", "10")
                .choice("order.advantages", "0")
                .choice("order.disadvantages", "1")
                .dice("test.roll", 9, 4);

        game.advance(play);

        assertThat(play.log())
                .containsExactly(
                        "Mara, having it done: worst of 2 dice, 4 +6 Resources = 10 against 10, passes",
                        "Mara has spent a good deal");
    }

    @Test
    @Ledger({"BCG-HEAL-1", "BCG-HEAL-2", "BCG-AMB-10", "BCG-PROXY-2", "BCG-AMB-24", "medicine"})
    void wounds_are_treated_and_proxies_repaired_by_those_who_are_there() {
        var play = scenario(scene(mara, otto))
                .choice("try.what", "heal:mara:otto:1")
                .choice("try.agreed", "yes")
                .dice("healing.roll", 6, 3)
                .choice("scene.next", "repair:mara:otto:1")
                .dice("healing.roll", 1, 1);
        play.emit(new LayerHurt("otto", 0, 3));
        play.emit(new ProxyGiven("otto", ""));
        play.emit(new ProxyHurt("otto", 0, 2));

        call(play, "mara", "try:mara");
        game.advance(play);

        assertThat(otto.body().layers().get(0).points()).isEqualTo(4);
        assertThat(otto.body().proxies().get(0).points()).isEqualTo(4);
        assertThat(HealingRoll.possible(otto, 0)).isFalse();
        assertThat(HealingRoll.repairable(otto, 0)).isFalse();
    }
}
