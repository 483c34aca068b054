package arbiter.games.narrative.power;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Cast.table;
import static arbiter.games.narrative.power.Psykers.mirelle;
import static arbiter.games.narrative.power.Psykers.vane;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.range.Moved;
import arbiter.games.narrative.sheet.CostProfile;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.unit.TableRules;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PowerActsTest {

    private final Participant mirelle = mirelle();
    private final Participant vane = vane();
    private final Participant brann = hero("brann-okar");
    private final Participant troopers = enemy("line-trooper", 3);
    private final Participant sergeant = enemy("trooper-sergeant", 1);

    private static List<String> menu(NarrativeState state, Participant one) {
        List<String> menu = new ArrayList<>();
        PowerActs.offer(state, one, act -> menu.add(act.id() + " | " + act.text()));
        return menu;
    }

    private static NarrativeAct act(NarrativeState state, Participant one, String id) {
        List<NarrativeAct> acts = new ArrayList<>();
        PowerActs.offer(state, one, acts::add);
        return acts.stream().filter(act -> act.id().equals(id)).findFirst().orElseThrow();
    }

    @Test
    @Ledger({"NAR-PSY-1", "NAR-PSY-3"})
    void only_psykers_have_powers_concentrate_and_rebuke() {
        NarrativeState state = table(Band.SHORT, mirelle, brann, sergeant);

        assertThat(menu(state, brann)).isEmpty();
        assertThat(menu(state, mirelle)).isNotEmpty();
    }

    /** With two kinds of targets: one that needs Range, and one that is engaged. */
    @Test
    @Ledger({"NAR-PSY-3", "NAR-PSY-4", "NAR-PSY-14"})
    void powers_are_ready_with_what_each_target_needs() {
        NarrativeState state = table(Band.MEDIUM, mirelle, troopers, sergeant);
        var play = new Scenario<>(state);
        play.emit(new Moved(sergeant.id(), mirelle.id(), Band.MEDIUM, Band.ENGAGED));

        assertThat(menu(state, mirelle))
                .containsExactly(
                        "manifest:attack-plain+range | Attack, Range +1 through Telekinesis on Line trooper: 2"
                                + " difficulty dice",
                        "manifest:attack-plain+close-combat | Attack, Close Combat through Telekinesis on Trooper"
                                + " sergeant: 2 difficulty dice",
                        "manifest:attack-blast+range | Attack, Blast, Range +1 through Telekinesis on Line trooper: 3"
                                + " difficulty dice",
                        "manifest:attack-blast+close-combat | Attack, Blast, Close Combat through Telekinesis on"
                                + " Trooper sergeant: 3 difficulty dice",
                        "manifest:attack-deadly+range | Attack, Deadly, Range +1 through Telekinesis on Line trooper:"
                                + " 3 difficulty dice",
                        "manifest:attack-deadly+close-combat | Attack, Deadly, Close Combat through Telekinesis on"
                                + " Trooper sergeant: 3 difficulty dice",
                        "manifest:attack-impact+range | Attack, Impact, Range +1 through Telekinesis on Line trooper:"
                                + " 3 difficulty dice",
                        "manifest:attack-impact+close-combat | Attack, Impact, Close Combat through Telekinesis on"
                                + " Trooper sergeant: 3 difficulty dice",
                        "manifest:attack-burst+range | Attack, Rapid-Fire, Range +1, Auto-fire through Telekinesis on"
                                + " Line trooper: 4 difficulty dice",
                        "manifest:attack-burst+close-combat | Attack, Rapid-Fire, Close Combat, Auto-fire through"
                                + " Telekinesis on Trooper sergeant: 4 difficulty dice",
                        "manifest:attack-burning+range | Attack, Shock, Range +1 through Pyromancy on Line trooper: 3"
                                + " difficulty dice",
                        "manifest:attack-burning+close-combat | Attack, Shock, Close Combat through Pyromancy on"
                                + " Trooper sergeant: 3 difficulty dice",
                        "manifest:attack-stunning+range | Attack, Non-Lethal, Range +1 through Telekinesis on Line"
                                + " trooper: 3 difficulty dice",
                        "manifest:attack-stunning+close-combat | Attack, Non-Lethal, Close Combat through Telekinesis"
                                + " on Trooper sergeant: 3 difficulty dice",
                        "manifest:attack-push+range | Attack, Manipulative, Range +1 through Telekinesis on Line"
                                + " trooper: 3 difficulty dice",
                        "manifest:attack-push+close-combat | Attack, Manipulative, Close Combat through Telekinesis on"
                                + " Trooper sergeant: 3 difficulty dice",
                        "power:attack | Attack, put together by hand",
                        "manifest:barrier-plain | Barrier through Telekinesis on Mirelle: 1 difficulty die",
                        "manifest:barrier-defence | Barrier, Add Defence through Telekinesis on Mirelle: 3 difficulty"
                                + " dice",
                        "manifest:barrier-full | Barrier, Empowered through Telekinesis on Mirelle: 3 difficulty dice",
                        "manifest:barrier-flames | Barrier, Flame Wall through Pyromancy on Mirelle: 3 difficulty dice",
                        "manifest:barrier-redirection | Barrier, Redirection through Telekinesis on Mirelle: 3"
                                + " difficulty dice",
                        "power:barrier | Barrier, put together by hand",
                        "manifest:curse-plain+range | Curse, Range +1 through Pyromancy on Line trooper: 3 difficulty"
                                + " dice",
                        "manifest:curse-plain | Curse through Pyromancy on Trooper sergeant: 2 difficulty dice",
                        "manifest:curse-blinded+range | Curse, Blinded, Range +1 through Pyromancy on Line trooper: 5"
                                + " difficulty dice",
                        "manifest:curse-blinded | Curse, Blinded through Pyromancy on Trooper sergeant: 4 difficulty"
                                + " dice",
                        "manifest:curse-heat+range | Curse, Sweltering Heat, Range +1 through Pyromancy on Line"
                                + " trooper: 5 difficulty dice",
                        "manifest:curse-heat | Curse, Sweltering Heat through Pyromancy on Trooper sergeant: 4"
                                + " difficulty dice",
                        "manifest:curse-paralyzed | Curse, Paralyzed through Pyromancy on Trooper sergeant: 5"
                                + " difficulty dice",
                        "power:curse | Curse, put together by hand",
                        "manifest:manipulate-plain+range | Manipulate, Range +1 through Telekinesis on Line trooper: 3"
                                + " difficulty dice",
                        "manifest:manipulate-plain | Manipulate through Telekinesis on Trooper sergeant: 2 difficulty"
                                + " dice",
                        "manifest:manipulate-stasis+range | Manipulate, Stasis, Range +1 through Telekinesis on Line"
                                + " trooper: 5 difficulty dice",
                        "manifest:manipulate-stasis | Manipulate, Stasis through Telekinesis on Trooper sergeant: 4"
                                + " difficulty dice",
                        "manifest:manipulate-enhanced-stasis | Manipulate, Enhanced Stasis through Telekinesis on"
                                + " Trooper sergeant: 5 difficulty dice",
                        "power:manipulate | Manipulate, put together by hand",
                        "power-on-object:manipulate | Manipulate on an object",
                        "rebuke | Rebuke the powers of opponents within medium range");
    }

    @Test
    @Ledger({"NAR-PSY-2", "NAR-PSY-4"})
    void a_ready_power_asks_for_its_target_only_where_there_are_several() {
        var play = scenario(Band.MEDIUM, mirelle, troopers, sergeant)
                .choice("power.target", "trooper-sergeant")
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1);

        act(play.state(), mirelle, "manifest:attack-blast+range").resolve(play, mirelle);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Attack through Telekinesis against Trooper sergeant, 2P 2A vs 3D 1S: success, 2"
                                + " successes",
                        "Trooper sergeant is hit by Attack through Telekinesis: +8 twice Willpower +2 net successes -5"
                                + " soak = 5 wounds, 5 of 13",
                        "Mirelle suffers 2 strain, 2 of 15");
    }

    /** Discipline, target, effects: what the target needs is in it already. */
    @Test
    @Ledger({"NAR-PSY-4", "NAR-PSY-5"})
    void a_power_can_be_put_together_by_hand() {
        var play = scenario(Band.MEDIUM, mirelle, troopers)
                .choice("power.discipline", "telekinesis")
                .choice("power.effects", "attack-blast", "attack-impact")
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1);

        act(play.state(), mirelle, "power:attack").resolve(play, mirelle);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Attack through Telekinesis against Line trooper, 2P 2A vs 4D: success, 2"
                                + " successes",
                        "Line trooper is hit by Attack through Telekinesis: +8 twice Willpower +2 net successes -4"
                                + " soak = 6 wounds, 6 of 15, 2 standing",
                        "Mirelle suffers 2 strain, 2 of 15");
    }

    @Test
    @Ledger({"NAR-PSY-6", "NAR-FX-ATT-8"})
    void what_is_too_hard_is_left_out_again() {
        var play = scenario(Band.SHORT, vane, troopers)
                .choice("power.effects", "attack-life-leech", "attack-empowered")
                .choice("power.leave-out", "attack-life-leech")
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1);

        act(play.state(), vane, "power:attack").resolve(play, vane);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Doctor rolls Attack through Biomancy against Line trooper, 2P 2A vs 4D: success, 2 successes",
                        "Line trooper is hit by Attack through Biomancy: +12 three times Brawn +2 net successes -4"
                                + " soak = 10 wounds, 10 of 15, 2 standing",
                        "Doctor suffers 2 strain, 2 of 14");
    }

    /** The point makes it five dice, gives no upgrade, and goes to the other side. */
    @Test
    @Ledger({"NAR-PSY-6", "NAR-STORY-2"})
    void a_story_point_makes_the_impossible_possible() {
        var play = scenario(Band.SHORT, vane, troopers)
                .choice("power.effects", "attack-life-leech", "attack-empowered")
                .choice("power.leave-out", "story-point")
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1, 1);

        act(play.state(), vane, "power:attack").resolve(play, vane);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Doctor rolls Attack through Biomancy against Line trooper, 2P 2A vs 5D: success, 2 successes",
                        "Line trooper is hit by Attack through Biomancy: +12 three times Brawn +2 net successes -4"
                                + " soak = 10 wounds, 10 of 15, 2 standing",
                        "Doctor suffers 2 strain, 2 of 14",
                        "A Story Point goes to the gamemaster: players 0, gamemaster 2");
    }

    @Test
    @Ledger({"NAR-PSY-4", "NAR-FX-CUR-6"})
    void what_does_not_go_together_is_left_out_too() {
        var play = scenario(Band.SHORT, mirelle, sergeant)
                .choice("power.discipline", "pyromancy")
                .choice("power.effects", "curse-additional-target", "curse-sweltering-heat")
                .choice("power.leave-out", "curse-additional-target")
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1);
        Participant pyromancer = mirelle;

        act(play.state(), pyromancer, "power:curse").resolve(play, pyromancer);

        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Curse through Pyromancy, 2P 1A vs 4D: success, 2 successes",
                        "Trooper sergeant is under Curse with Sweltering Heat of Mirelle",
                        "Mirelle suffers 2 strain, 2 of 15");
    }

    /** Costs of the table: as in the core system Empowered is one die less. */
    @Test
    @Ledger("NAR-PSY-4")
    void the_table_chooses_the_profile_of_costs() {
        TableRules core = new TableRules(CostProfile.CORE, true, true, true, true, true, false, false);
        var play = new Scenario<>(table(core, Band.SHORT, vane, troopers))
                .choice("power.effects", "attack-empowered")
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1);

        act(play.state(), vane, "power:attack").resolve(play, vane);

        play.allUsed();
        assertThat(play.log()).first().asString().contains("2P 2A vs 3D");
    }
}
