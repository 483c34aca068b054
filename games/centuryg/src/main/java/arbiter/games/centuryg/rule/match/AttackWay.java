package arbiter.games.centuryg.rule.match;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.rule.person.Circumstance;
import arbiter.games.centuryg.rule.person.Miracles;
import arbiter.games.centuryg.rule.person.Sway;
import arbiter.games.centuryg.rule.person.TestCall;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.Trained;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.state.Body;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Note;
import java.util.ArrayList;
import java.util.List;

/** What a person attacks with: a Skill or Miracle, its Attribute, its topic. Ledger: BCG-MACT-1, tables 3.1 and 3.2. */
record AttackWay(SkillId skill, PilotAttribute attribute, String topic) {

    /** Terror, which needs no training. Ledger: nightmare. */
    static final AttackWay NIGHTMARE = new AttackWay(SkillId.PRESENCE, PilotAttribute.CHARM, "");

    private static final String[] CLIMATES = {"Cold", "Heat"};

    /** Combat is open to all; Miracles to those who have them. Ledger: BCG-MIR-1, BCG-AMB-128. */
    static List<AttackWay> of(CenturyState state, Fighter unit) {
        List<AttackWay> ways = new ArrayList<>(1);
        ways.add(plain(unit));
        if (unit.body().person().skills().isEmpty() && !unit.body().has(TraitId.ETHER_DRIVE)) {
            return ways;
        }
        add(state, unit, new AttackWay(SkillId.ELECTRICITY, PilotAttribute.FITNESS, "Fitness Tests"), ways);
        add(state, unit, new AttackWay(SkillId.FORCE, PilotAttribute.FITNESS, "Fitness Tests"), ways);
        add(state, unit, new AttackWay(SkillId.PHANTASM, PilotAttribute.AWARENESS, "Offensive Tests"), ways);
        for (String climate : CLIMATES) {
            AttackWay way = new AttackWay(SkillId.TEMPERATURE, PilotAttribute.CHARM, climate);
            if (add(state, unit, way, ways)) {
                break;
            }
        }
        return ways;
    }

    static AttackWay plain(Fighter unit) {
        return new AttackWay(SkillId.COMBAT, PilotAttribute.FITNESS, combat(unit.body()));
    }

    private static boolean add(CenturyState state, Fighter unit, AttackWay way, List<AttackWay> ways) {
        boolean knows = Miracles.knows(state, unit, way.skill, way.topic);
        if (knows) {
            ways.add(way);
        }
        return knows;
    }

    /** Whoever is a Specialist in Combat fights that way. */
    private static String combat(Body body) {
        for (Trained trained : body.person().skills()) {
            if (trained.skill().id().equals("combat") && !trained.isGeneral()) {
                return trained.topics().get(0);
            }
        }
        return "";
    }

    /** Zones it reaches. Ledger: BCG-MATCH-8, range-booster. */
    int reach(Fighter unit) {
        return unit.body().chose(TraitId.RANGE_BOOSTER, EnumWords.of(skill)) ? 2 : 0;
    }

    /** Whether a suit can stop it. Ledger: body-suit. */
    boolean isPhysical() {
        return skill != SkillId.PHANTASM && !isTerror();
    }

    private boolean isTerror() {
        return skill == SkillId.PRESENCE;
    }

    TestCall call(CenturyState state, Fighter unit, Fighter target) {
        TestCall call = TestCall.of((isTerror() ? "frightening " : "attacking ") + target.name(), attribute)
                .labelled("attack.roll")
                .with(skill, topic)
                .about(Circumstance.ATTACK)
                .swayed(Sway.NONE
                        .worse("harmful illusion", skill == SkillId.PHANTASM ? 1 : 0)
                        .worse("mild air", mild(state, unit) ? 1 : 0));
        if (isTerror()) {
            return call.about(Circumstance.FRIGHTENING);
        }
        return skill == SkillId.COMBAT ? call.about(Circumstance.WEAPON) : call;
    }

    /** Ledger: temperature. */
    private boolean mild(CenturyState state, Fighter unit) {
        return skill == SkillId.TEMPERATURE
                && !state.scene().isHarsh()
                && !unit.body().notes().has(Note.Kind.CLIMATE, "");
    }
}
