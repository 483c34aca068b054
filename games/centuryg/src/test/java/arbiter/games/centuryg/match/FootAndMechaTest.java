package arbiter.games.centuryg.match;

import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Hangar.mecha;
import static arbiter.games.centuryg.match.FootFixture.act;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.Crew;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.match.SceneStatus.GasReleased;
import arbiter.games.centuryg.terrain.Ground.TerrainLaid;
import arbiter.games.centuryg.terrain.Patch;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.turn.ActionPhase;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.turn.CurrentTurn.BeginningOver;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.unit.TableRules;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** People where they meet machines. */
class FootAndMechaTest extends StrictScenarios<CenturyState> {

    private static Fighter onField(Crew crew) {
        return crew.here(Hangar.FIELD);
    }

    private static CenturyState operation(Fighter... fighters) {
        return new CenturyState(List.of(fighters), Hangar.FIELD, TableRules.STANDARD);
    }

    private static Fighter tank() {
        return mecha("Tank", "1,1").foe().level(0).speed(0).threshold(6).unit();
    }

    /** The Unit's Turn comes to its Action, and it attacks with its Vulcans. */
    private static void shoots(Scenario<CenturyState> play, String unit) {
        play.emit(new TurnBegan(unit));
        play.emit(new BeginningOver(unit));
        play.choice("turn.action", "attack:vulcans");
        ActionPhase.resolve(play);
    }

    @Test
    @Ledger({"disrupt", "BCG-MACT-4", "BCG-CVM-2"})
    void a_machine_that_is_disrupted_is_hindered_like_a_person() {
        Fighter mara = onField(person("Mara", "1,1").willpower(9));
        var play = scenario(operation(mara, tank()))
                .dice("attack.roll", 9)
                .dice("attack.might", 9, 8, 7); // the Vulcans' own Disadvantage and another
        act(play, mara, "disrupt:combat");
        shoots(play, "tank");
        assertThat(play.log())
                .contains(
                        "Tank is rattled: 1 Disadvantage on all Tests for a Round",
                        "Tank against Mara with the Vulcans: 7 +5 Might = 12 against Defense 9, hits");
    }

    @Test
    @Ledger({"giant-slayer", "called-shot", "distraction-move"})
    void deathblows_of_a_giant_slayer_tell_on_a_machine() {
        Fighter slayer = onField(person("Slayer", "1,1")
                .boss(3)
                .has("giant-slayer")
                .has("called-shot")
                .has("distraction-move"));
        Fighter hero =
                mecha("Hero", "1,1").level(0).guard(4).speed(0).threshold(6).unit();
        Fighter husk = mecha("Husk", "2,1").foe().level(0).speed(0).unit();
        var play = scenario(operation(slayer, hero, husk))
                .choice("attack.deathblow", "called-shot")
                .choice("attack.deathblow", "distraction-move")
                .dice("attack.roll", 5)
                .dice("attack.might", 4) // Husk: the Vulcans' Disadvantage against the distraction
                .choice("attack.target", "husk")
                .dice("attack.might", 9, 8, 7); // Hero: the Vulcans' and the Called Shot's
        act(play, slayer, "attack:combat");
        shoots(play, "husk");
        shoots(play, "hero");
        assertThat(play.log())
                .contains(
                        "Husk against Hero with the Vulcans: 4 +5 Might = 9 against Defense 9, hits",
                        "Hero against Husk with the Vulcans: 7 +5 Might = 12 against Defense 10, hits");
    }

    @Test
    @Ledger({"body-suit", "superior-proxy", "BCG-CVM-1"})
    void suits_and_proxies_hinder_the_attacks_of_machines() {
        Fighter suit = onField(person("Suit", "1,1").has("body-suit").has("superior-proxy", "vehicles"));
        var play = scenario(operation(suit, tank())).dice("attack.might", 9, 8, 7, 6);
        shoots(play, "tank");
        assertThat(play.log()).contains("Tank against Suit with the Vulcans: 6 +5 Might = 11 against Defense 9, hits");
    }

    @Test
    @Ledger({"raise-the-shields", "BCG-AMB-52"})
    void somebody_on_foot_is_shielded_too() {
        Fighter mara = onField(person("Mara", "1,1"));
        Fighter tank = tank();
        var play = scenario(operation(mara, tank));
        play.emit(new Marked(new Mark(Mark.Kind.DEFENSE, "mara", "x", "", 10, Clock.FIGHT), "is shielded"));
        assertThat(Defense.of(play.state(), mara, tank).total()).isEqualTo(19);
    }

    @Test
    @Ledger({"flyer", "terrain-specialist", "BCG-AMB-74"})
    void ground_shelters_machines_from_people_as_it_does_from_machines() {
        Fighter mara = onField(person("Mara", "1,1"));
        Fighter hawk = mecha("Hawk", "1,1").foe().fitted("flyer").unit();
        Fighter mole =
                mecha("Mole", "1,1").foe().fitted("terrain-specialist:land").unit();
        var play = scenario(operation(mara, hawk, mole));
        play.emit(new TerrainLaid(new Patch(mara.zone(), Terrain.DEFENSIVE, Clock.FIGHT)));
        assertThat(OffensiveEdges.of(play.state(), mara, hawk).net()).isZero();
        assertThat(OffensiveEdges.of(play.state(), mara, mole).net()).isEqualTo(-2);
    }

    @Test
    @Ledger("miniature-chemical-weapon")
    void gas_is_breathed_again_each_round_among_machines_too() {
        Fighter mara = onField(person("Mara", "1,1").willpower(9));
        var play = scenario(operation(mara, tank())).dice("gas.roll", 8);
        play.emit(new RoundBegan());
        play.emit(new GasReleased("tank", mara.zone()));
        play.emit(new TurnBegan("mara"));
        CenturyGame game = new CenturyGame();
        game.advance(play);
        assertThat(play.log()).endsWith("Mara takes 3 Damage, 6 left in Layer 1");
        game.advance(play);
        assertThat(play.state().phase()).isEqualTo(Phase.ACTION); // once a Turn
    }

    @Test
    @Ledger({"disrupt", "useless", "BCG-AMB-36", "BCG-CVM-2"})
    void a_shield_stops_a_disruption_before_it_is_halved() {
        Fighter mara = onField(person("Mara", "1,1"));
        var play = scenario(operation(mara, tank())).dice("attack.roll", 10);
        play.emit(new RoundBegan());
        play.emit(new RoundBegan());
        play.emit(new Marked(new Mark(Mark.Kind.SHIELD, "tank", "tank", "", 2, Clock.FIGHT), "is shielded"));
        act(play, mara, "disrupt:combat"); // 16 against 10: 6, less 2, halved twice
        assertThat(play.log()).contains("Tank takes 1 Damage, 23 left");
    }

    @Test
    @Ledger({"BCG-CVM-1", "BCG-AMB-37", "BCG-OFF-7"})
    void the_other_half_of_a_suppressing_hit_is_doubled_only_once() {
        Fighter mara = onField(person("Mara", "1,1").willpower(20));
        var play = scenario(operation(mara, tank())).dice("attack.might", 9, 7);
        play.emit(new TurnBegan("tank"));
        play.emit(new BeginningOver("tank"));
        play.choice("turn.action", "suppress").choice("attack.weapon", "suppress:vulcans");
        ActionPhase.resolve(play); // 12 against 9: twice 3, half of it now
        play.emit(new TurnBegan("mara"));
        play.choice("run.place", "3,1");
        act(play, mara, "run");
        assertThat(play.log())
                .contains("Mara takes 3 Damage, 17 left in Layer 1", "Mara takes 3 Damage, 14 left in Layer 1");
    }
}
