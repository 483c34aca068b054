package arbiter.games.centuryg.trait;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.person.Miracles;
import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.Noted;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.OptionalAction;
import java.util.ArrayList;
import java.util.List;

/** Trained in one Skill until the Scene ends. Ledger: jack-of-all-trades. */
public record JackOfAllTrades() implements PersonTrait {

    @Override
    public void offerInScene(CenturyState state, Fighter fighter, TraitInUse own, List<Call> calls) {
        TraitCalls.add(fighter, own, play -> resolve(play, fighter, own), calls);
    }

    private static void resolve(Play<CenturyState> play, Fighter fighter, TraitInUse own) {
        TraitUses.use(play, fighter, own, Period.EPISODE);
        List<OptionalAction<CenturyState>> skills = new ArrayList<>();
        for (SkillId skill : SkillId.values()) {
            if (!Miracles.isMiracle(skill) && !fighter.body().isTrained(skill, "")) {
                String word = EnumWords.of(skill);
                Note note = new Note(Note.Kind.TRAINED, word, 1, Period.SCENE);
                skills.add(OptionalAction.of(
                        word, word, now -> now.emit(new Noted(fighter.id(), note, "is trained in " + word + " now"))));
            }
        }
        play.choose(Request.one(fighter.decider(), "jack.skill", skills).asking(() -> "Which Skill?"))
                .resolve(play);
    }

    /** There is somebody to fight. */
    @Override
    public int worthInScene(CenturyState state, Fighter person, TraitInUse own) {
        return person.body().isTrained(SkillId.COMBAT, "") ? 0 : 4;
    }
}
