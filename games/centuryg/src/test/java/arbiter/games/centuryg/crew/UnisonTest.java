package arbiter.games.centuryg.crew;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Equipment;
import arbiter.games.centuryg.crew.TakeLead.LeadTaken;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.turn.ActionPhase;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.turn.CurrentTurn.TurnEnded;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Pilots in Unison: whose Powers, Supports and Restorations there are, whoever leads. */
class UnisonTest extends CombatScenario {

    private static final String UNISON = "unison-combination";

    private final CenturyState state = fight(
            mecha("Aska", "2,2")
                    .level(2)
                    .systems(2)
                    .fitted("airstrike", "jury-rig", "stealth-field")
                    .knows("my-style-is-impetuous")
                    .combines(UNISON, Optional.empty(), Area.TORSO, "bran", "cora"),
            mecha("Bran", "2,2")
                    .level(2)
                    .systems(6)
                    .fitted("jamming-barrage")
                    .knows("gotta-go-fast", "signature-weapon:cqc")
                    .combines(UNISON, Optional.empty(), Area.TORSO, "aska", "cora"),
            mecha("Cora", "2,2").level(2).combines(UNISON, Optional.empty(), Area.TORSO, "aska", "bran"),
            mecha("Vex", "4,2").foe().level(0).threshold(9));
    private final Fighter aska = state.unit("aska");
    private final Fighter bran = state.unit("bran");
    private final Fighter cora = state.unit("cora");

    private void combined(Scenario<CenturyState> play) {
        Bout.turn(play, "vex");
        play.emit(new Combined("aska", List.of("bran", "cora"), true));
    }

    private static void turn(Scenario<CenturyState> play, String pilot) {
        play.emit(new TurnBegan(pilot));
    }

    private List<String> deeds(Fighter pilot) {
        return Bout.ids(ActionPhase.deeds(state, aska, pilot));
    }

    @Test
    @Ledger({"BCG-COMB-3", "unison-combination", "signature-weapon"})
    void powers_and_how_often_they_were_used_stay_with_their_pilot() {
        var play = scenario(state);
        combined(play);
        turn(play, "bran");
        assertThat(deeds(bran)).contains("gotta-go-fast"); // also by whoever does not lead
        play.emit(new LeadTaken("aska", "bran"));

        assertThat(setups(state, bran)).contains("gotta-go-fast", "signature-weapon:cqc");
        assertThat(setups(state, aska)).contains("my-style-is-impetuous").doesNotContain("gotta-go-fast");
        assertThat(Equipment.has(aska, "stealth-field")).isTrue(); // Internals are everybody's
        setup(play, bran, "signature-weapon:cqc");
        play.emit(new TurnEnded("bran"));
        turn(play, "aska");
        play.emit(new LeadTaken("aska", "aska"));

        assertThat(setups(state, bran)).doesNotContain("signature-weapon:cqc"); // once an Operation
        assertThat(setups(state, aska)).contains("my-style-is-impetuous");
        assertThat(Powers.points(state, aska)).isEqualTo(5); // six in common, one spent
    }

    @Test
    @Ledger({"BCG-COMB-3", "BCG-COMB-6", "BCG-SUP-1"})
    void everybody_may_call_everybodys_supports_each_once_whoever_leads() {
        var play = scenario(state).choice("support.zone", "4,2");
        combined(play);
        turn(play, "bran");
        play.emit(new LeadTaken("aska", "bran"));
        play.emit(new TurnEnded("bran"));
        turn(play, "cora");
        assertThat(deeds(cora)).contains("support:airstrike", "support:jamming-barrage");
        ActionPhase.deeds(state, aska, cora).stream()
                .filter(deed -> deed.id().equals("support:jamming-barrage"))
                .findFirst()
                .orElseThrow()
                .resolve(play, aska);
        play.emit(new TurnEnded("cora"));
        turn(play, "aska");

        assertThat(deeds(aska)).contains("support:airstrike").doesNotContain("support:jamming-barrage");
        play.emit(new LeadTaken("aska", "aska"));
        assertThat(deeds(aska)).contains("support:airstrike").doesNotContain("support:jamming-barrage");
        turn(play, "bran");
        assertThat(deeds(bran)).contains("support:airstrike").doesNotContain("support:jamming-barrage");
    }

    @Test
    @Ledger({"BCG-COMB-3", "BCG-COMB-5", "BCG-REST-1", "jury-rig"})
    void a_restoration_keeps_its_own_budget_and_serves_every_pilot() {
        var play = scenario(state).choice("jury-rig.energy", "1").choice("jury-rig.energy", "1");
        combined(play);
        turn(play, "bran");
        play.emit(new LeadTaken("aska", "bran"));
        Bout.hurt(play, "aska", 3);
        play.emit(new TurnEnded("bran"));
        for (String pilot : List.of("cora", "aska")) { // with Aska's Upgrade and her Systems of 2
            turn(play, pilot);
            ActionPhase.deeds(state, aska, state.unit(pilot)).stream()
                    .filter(deed -> deed.id().equals("jury-rig"))
                    .findFirst()
                    .orElseThrow()
                    .resolve(play, aska);
            play.emit(new TurnEnded(pilot));
        }

        assertThat(aska.points()).isEqualTo(15);
        turn(play, "cora");
        assertThat(deeds(cora)).doesNotContain("jury-rig");
        play.emit(new LeadTaken("aska", "aska"));
        turn(play, "aska");
        assertThat(deeds(aska)).doesNotContain("jury-rig"); // used up, whoever leads
    }
}
