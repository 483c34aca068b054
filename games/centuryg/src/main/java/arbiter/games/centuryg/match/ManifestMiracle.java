package arbiter.games.centuryg.match;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.match.MaintainMiracle.Manifested;
import arbiter.games.centuryg.person.Miracles;
import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.Noted;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.Skill;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.Trained;
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.turn.ActSubmenu;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** A Miracle that does no harm, at a DN of the gamemaster's, and kept up from then on. Ledger: BCG-MIR-3. */
public record ManifestMiracle(SkillId miracle, PilotAttribute attribute, String topic) implements CenturyAct {

    private static final int HARDEST = 30;
    private static final int SURROUNDINGS = 15;
    private static final int BETTERED = 5;

    static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        List<CenturyAct> ways = new ArrayList<>(0);
        for (Trained trained : unit.body().person().skills()) {
            Skill skill = trained.skill();
            if (skill.isMiracle() && !skill.free()) {
                String topic = trained.isGeneral() ? "" : trained.topics().get(0);
                SkillId.of(skill.id())
                        .filter(id -> Miracles.knows(state, unit, id, topic))
                        .ifPresent(id -> skill.attributes()
                                .forEach(attribute -> ways.add(new ManifestMiracle(id, attribute, topic))));
            }
        }
        ActSubmenu.offer("manifest", "Manifest a Miracle", "miracle.which", ways, deeds);
        if (unit.body().maintained().isPresent()) {
            deeds.add(new MaintainMiracle());
        }
    }

    @Override
    public String id() {
        return "manifest:" + EnumWords.of(miracle) + ":" + EnumWords.of(attribute);
    }

    @Override
    public String text() {
        return "Manifest " + EnumWords.of(miracle) + " with " + EnumWords.of(attribute);
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Buildup.lose(play, unit);
        FootMovement.freely(play, unit, 1, "miracle.place");
        int dn = play.choose(Request.amount(Decider.GAMEMASTER, "miracle.dn", 0, HARDEST)
                        .asking(() -> "What does " + unit.name() + " have to reach with " + EnumWords.of(miracle) + "?")
                        .otherwise(new arbiter.kernel.Amount(10)))
                .value();
        TestCall call = TestCall.of("working a Miracle", attribute)
                .labelled("miracle.roll")
                .with(miracle, topic)
                .against(dn);
        if (!PilotRoll.resolve(play, unit, call).passed() || !unit.isFighting()) {
            return;
        }
        play.emit(new Manifested(unit.id(), EnumWords.of(miracle)));
        if (miracle == SkillId.TEMPERATURE && dn >= SURROUNDINGS) {
            Note note = new Note(Note.Kind.CLIMATE, "", 1, Period.SCENE);
            play.emit(new Noted(unit.id(), note, "has made the surroundings fit for an attack"));
        }
        if (miracle == SkillId.MATTER && dn >= BETTERED) {
            Note note = new Note(Note.Kind.ITEM, "", 1, Period.SCENE);
            play.emit(new Noted(unit.id(), note, "has an item good for 1 Advantage this Scene"));
        }
    }
}
