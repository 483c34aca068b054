package arbiter.games.wasteland.damage;

import arbiter.games.wasteland.damage.PersistentEvents.PersistentStopped;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.test.TestAttempt;
import arbiter.games.wasteland.test.TestDifficulty;
import arbiter.games.wasteland.test.TestProcedure;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Headline;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;
import java.util.function.Consumer;

/**
 * The entry on the menu that tries to stop one persistent damage: fire with AGI + Athletics, poison and radiation with END +
 * Survival, wounds with INT + Medicine. Ledger: WAS-PERS-4 to 6, WAS-MAJ-10.
 */
public record StopPersistentAction(int place, PersistentDamage.Instance instance) implements WastelandAct {

    public static void offer(Fighter one, Consumer<WastelandAct> menu) {
        List<PersistentDamage.Instance> instances = one.persistent().instances();
        for (int i = 0; i < instances.size(); i++) {
            menu.accept(new StopPersistentAction(i, instances.get(i)));
        }
    }

    @Override
    public Price price() {
        return Price.MAJOR;
    }

    @Override
    public String id() {
        return "stop-persistent:" + place;
    }

    @Override
    public String text() {
        return "Stop the persistent " + instance.type().word() + " damage";
    }

    @Override
    public List<Headline> headlines() {
        return List.of(Headline.wanted("success"));
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        Fighter one = occasion.actor();
        Attribute attribute = attribute();
        SkillName skill = skill();
        Modifiers difficulty = TestDifficulty.ofAction(
                play.state(), Modifiers.of("Effects", instance.difficulty()), occasion, attribute, skill);
        TestAttempt attempt = TestAttempt.of(one, "stopping the damage", attribute, skill, difficulty);
        if (TestProcedure.resolve(play, attempt, occasion.helpers()).passes()) {
            play.emit(new PersistentStopped(one.id(), place));
        }
        Purse.bankOutsideTurn(play, one);
    }

    public Attribute attribute() {
        return switch (instance.type()) {
            case ENERGY -> Attribute.AGILITY;
            case POISON, RADIATION -> Attribute.ENDURANCE;
            case PHYSICAL -> Attribute.INTELLIGENCE;
        };
    }

    public SkillName skill() {
        return switch (instance.type()) {
            case ENERGY -> SkillName.ATHLETICS;
            case POISON, RADIATION -> SkillName.SURVIVAL;
            case PHYSICAL -> SkillName.MEDICINE;
        };
    }
}
