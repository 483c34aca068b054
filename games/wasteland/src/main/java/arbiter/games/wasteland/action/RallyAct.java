package arbiter.games.wasteland.action;

import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.test.TestAttempt;
import arbiter.games.wasteland.test.TestDifficulty;
import arbiter.games.wasteland.test.TestProcedure;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Headline;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;

/** A test of difficulty 0 whose action points go straight into the pool. Ledger: WAS-MAJ-7, AMB-1. */
public enum RallyAct implements WastelandAct {
    SURVIVAL(Attribute.ENDURANCE, SkillName.SURVIVAL),
    SPEECH(Attribute.CHARISMA, SkillName.SPEECH);

    private final Attribute attribute;
    private final SkillName skill;

    RallyAct(Attribute attribute, SkillName skill) {
        this.attribute = attribute;
        this.skill = skill;
    }

    public Attribute attribute() {
        return attribute;
    }

    public SkillName skill() {
        return skill;
    }

    @Override
    public Price price() {
        return Price.MAJOR;
    }

    @Override
    public String id() {
        return "rally:" + skill.id();
    }

    @Override
    public String text() {
        return "Rally with " + attribute.word() + " + " + skill.words();
    }

    @Override
    public List<Headline> headlines() {
        return List.of(Headline.wanted("AP earned"), Headline.feared("complication"));
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        Modifiers difficulty = TestDifficulty.ofAction(play.state(), Modifiers.none(), occasion, attribute, skill);
        TestAttempt attempt = TestAttempt.of(occasion.actor(), "Rally", attribute, skill, difficulty)
                .alwaysRolled()
                .banking();
        TestProcedure.resolve(play, attempt, occasion.helpers());
    }
}
