package arbiter.games.narrative.power;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.power.Psykers.manifest;
import static arbiter.games.narrative.power.Psykers.mirelle;
import static arbiter.games.narrative.power.Psykers.odane;
import static arbiter.games.narrative.power.Psykers.power;
import static arbiter.games.narrative.power.Psykers.vane;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.turn.ActMenu;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class CompelTest {

    private final Participant mirelle = mirelle();
    private final Participant vane = vane();
    private final Participant troopers = enemy("line-trooper", 3);
    private final Participant sergeant = enemy("trooper-sergeant", 1);
    private final Participant psyker = enemy("rogue-psyker", 1);

    private final Participant odane = odane("telepathy");

    @Test
    @Ledger("NAR-BP-5")
    void compel_inflicts_a_strain_for_each_net_success() {
        var play = scenario(Band.SHORT, odane, psyker).dice("check.roll", 4, 2, 1, 1, 1, 1);

        manifest(play, odane, power("compel", "telepathy"), psyker);

        assertThat(play.log())
                .containsExactly(
                        "Odane rolls Compel through Telepathy, 2P 2A vs 2D: success, 3 successes",
                        "Rogue psyker suffers 3 strain, 3 of 16",
                        "Odane suffers 2 strain, 2 of 14");
    }

    @Test
    @Ledger({"NAR-FX-COM-8", "NAR-FX-COM-1"})
    void strength_adds_two_and_one_for_every_two_advantages_on_all_targets() {
        var play = scenario(Band.SHORT, odane, psyker, sergeant)
                .dice("check.roll", 2, 10, 8, 1, 1, 1, 1, 1, 1)
                .choice("spend.active", "compel-strength:advantage+compel-strength:advantage");

        manifest(play, odane, power("compel", "telepathy", "strength", "additional-target"), psyker, sergeant);

        assertThat(play.log())
                .containsExactly(
                        "Odane rolls Compel through Telepathy, 2P 2A vs 5D: success, 1 success, 4 advantages",
                        "2 advantage of Odane buy Strength, 1 strain more",
                        "2 advantage of Odane buy Strength, 1 strain more",
                        "Rogue psyker suffers 5 strain, 5 of 16",
                        "Trooper sergeant suffers 5 wounds, 5 of 13",
                        "Odane suffers 2 strain, 2 of 14");
    }

    @Test
    @Ledger({"NAR-FX-COM-2", "NAR-FX-COM-6", "NAR-FX-COM-7"})
    void what_people_carry_out_is_told_with_what_was_bought() {
        var play = scenario(Band.SHORT, odane, psyker)
                .dice("check.roll", 2, 10, 1, 1, 1, 1, 1)
                .choice("spend.active", "compel-intense-emotions:advantage+compel-intense-emotions:advantage")
                .dice("check.roll", 2, 10, 1, 1, 1, 1, 1, 1)
                .choice("spend.active", "compel-distort-perceptions:advantage")
                .dice("check.roll", 2, 1, 1, 1, 1, 1, 1, 1);

        manifest(play, odane, power("compel", "telepathy", "intense-emotions"), psyker);
        manifest(play, odane, power("compel", "telepathy", "distort-perceptions"), psyker);
        manifest(play, odane, power("compel", "telepathy", "modify-memory"), psyker);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Odane rolls Compel through Telepathy, 2P 2A vs 3D: success, 1 success, 2 advantages",
                        "1 advantage of Odane buys Intense Emotions, make the emotion stronger",
                        "1 advantage of Odane buys Intense Emotions, make the emotion stronger",
                        "Rogue psyker suffers 1 strain, 1 of 16",
                        "Odane uses Intense Emotions on Rogue psyker: make the emotion stronger, twice",
                        "Odane suffers 2 strain, 2 of 14",
                        "Odane rolls Compel through Telepathy, 2P 2A vs 4D: success, 1 success, 2 advantages",
                        "2 advantage of Odane buy Distort Perceptions, one silhouette more",
                        "Rogue psyker suffers 1 strain, 2 of 16",
                        "Odane uses Distort Perceptions on Rogue psyker: one silhouette more",
                        "Odane suffers 2 strain, 4 of 14",
                        "Odane rolls Compel through Telepathy, 2P 2A vs 4D: success, 1 success",
                        "Rogue psyker suffers 1 strain, 3 of 16",
                        "Odane uses Modify Memory on Rogue psyker",
                        "Odane suffers 2 strain, 6 of 14");
    }

    /** The gamemaster's dice come on top of the power's five. */
    @Test
    @Ledger({"NAR-FX-COM-3", "NAR-PSY-6"})
    void a_well_hidden_fact_makes_mind_scan_harder() {
        var play = scenario(Band.SHORT, odane, psyker)
                .choice("power.hidden-fact", "2")
                .dice("check.roll", 4, 10, 1, 1, 1, 1, 1, 1, 1)
                .choice("spend.active", "compel-mind-scan:advantage");

        manifest(play, odane, power("compel", "telepathy", "mind-scan"), psyker);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Odane rolls Compel through Telepathy, 2P 2A vs 5D: success, 2 successes, 2 advantages",
                        "2 advantage of Odane buy Mind Scan, make the target forget it",
                        "Rogue psyker suffers 2 strain, 2 of 16",
                        "Odane uses Mind Scan on Rogue psyker: make the target forget it",
                        "Odane suffers 2 strain, 2 of 14");
    }

    /** In its turn Odane's player decides, and its own side cannot be its target. */
    @Test
    @Ledger("NAR-FX-COM-5")
    void whoever_is_compelled_to_help_is_played_by_the_psyker_within_limits() {
        var play = scenario(Band.SHORT, odane, sergeant, troopers)
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1)
                .choice("power.compulsion", "help");
        manifest(play, odane, power("compel", "telepathy", "compulsion"), sergeant);
        assertThat(sergeant.decider()).isEqualTo(Decider.unit(sergeant.id()));

        OngoingPowers.startOfTurn(play, sergeant);
        assertThat(sergeant.decider()).isEqualTo(Decider.unit("odane"));
        assertThat(sergeant.side()).isEqualTo("enemies");
        assertThat(ActMenu.of(play.state(), sergeant))
                .noneMatch(act -> act.id().endsWith(":line-trooper") && act.id().startsWith("attack"));
        OngoingPowers.endOfTurn(play, sergeant);

        assertThat(sergeant.decider()).isEqualTo(Decider.unit(sergeant.id()));
        assertThat(play.log())
                .containsExactly(
                        "Odane rolls Compel through Telepathy, 2P 2A vs 4D: success, 2 successes",
                        "Trooper sergeant suffers 2 wounds, 2 of 13",
                        "Trooper sergeant helps Odane in its next turn",
                        "Odane suffers 2 strain, 2 of 14",
                        "Trooper sergeant does what it is told",
                        "Trooper sergeant obeys no longer");
    }

    @Test
    @Ledger("NAR-FX-COM-5")
    void somebody_else_is_made_to_believe_something() {
        var play = scenario(Band.SHORT, odane, sergeant)
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1)
                .choice("power.compulsion", "believe");

        manifest(play, odane, power("compel", "telepathy", "compulsion"), sergeant);

        assertThat(sergeant.obedience()).isEqualTo(Obedience.NONE);
        assertThat(play.log())
                .containsExactly(
                        "Odane rolls Compel through Telepathy, 2P 2A vs 4D: success, 2 successes",
                        "Trooper sergeant suffers 2 wounds, 2 of 13",
                        "Odane uses Compulsion on Trooper sergeant",
                        "Odane suffers 2 strain, 2 of 14");
    }

    /** It obeys every command: its own side are its targets, for a second turn where that was bought. */
    @Test
    @Ledger("NAR-FX-COM-9")
    void whoever_is_dominated_fights_for_the_psyker() {
        var play = scenario(Band.SHORT, odane, sergeant, troopers)
                .dice("check.roll", 4, 10, 5, 1, 1, 1, 1, 1, 1)
                .choice("spend.active", "compel-dominate:advantage");
        manifest(play, odane, power("compel", "telepathy", "dominate"), sergeant);

        OngoingPowers.startOfTurn(play, sergeant);
        assertThat(sergeant.side()).isEqualTo("players");
        assertThat(play.state().enemiesOf(sergeant)).containsExactly(troopers);
        assertThat(ActMenu.of(play.state(), sergeant))
                .anyMatch(act -> act.id().equals("attack:auto-rifle:line-trooper"));
        OngoingPowers.endOfTurn(play, sergeant);
        assertThat(sergeant.side()).isEqualTo("enemies");
        OngoingPowers.startOfTurn(play, sergeant);
        assertThat(sergeant.side()).isEqualTo("players");
        OngoingPowers.endOfTurn(play, sergeant);

        assertThat(sergeant.obedience()).isEqualTo(Obedience.NONE);
        assertThat(play.log())
                .containsExactly(
                        "Odane rolls Compel through Telepathy, 2P 2A vs 5D: success, 2 successes, 3 advantages",
                        "3 advantage of Odane buy Dominate, one round more",
                        "Trooper sergeant suffers 2 wounds, 2 of 13",
                        "Trooper sergeant obeys Odane in its next 2 turns",
                        "Odane suffers 2 strain, 2 of 14",
                        "Trooper sergeant does what it is told",
                        "Trooper sergeant will obey again",
                        "Trooper sergeant does what it is told",
                        "Trooper sergeant obeys no longer");
    }
}
