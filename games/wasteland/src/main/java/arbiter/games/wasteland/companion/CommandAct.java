package arbiter.games.wasteland.companion;

import arbiter.games.wasteland.companion.CommandEvents.CommandObeyed;
import arbiter.games.wasteland.companion.CommandEvents.Commanded;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.test.TestAssistant;
import arbiter.games.wasteland.turn.ActMenu;
import arbiter.games.wasteland.turn.ActPerformance;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.TurnEvents.MajorTaken;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The entry on the menu that makes somebody who obeys take one major action at once; the commander assists its test.
 * Ledger: WAS-MAJ-3, WAS-MAJ-12, WAS-AP-13.
 */
public record CommandAct(Fighter follower) implements WastelandAct {

    @Override
    public Price price() {
        return Price.MAJOR;
    }

    @Override
    public String id() {
        return "command:" + follower.id();
    }

    @Override
    public String text() {
        return "Command " + follower.name();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(follower.id()));
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        Fighter commander = occasion.actor();
        List<OrderOption> orders = orders(play.state());
        WastelandAct act = play.choose(Request.one(commander.decider(), "command.action", orders)
                        .asking(() -> "What does " + follower.name() + " do?"))
                .act();
        play.emit(new Commanded(follower.id(), commander.id()));
        if (follower.isCompanion()) {
            play.emit(new MajorTaken(follower.id(), act.isMovement()));
        }
        ActPerformance.resolve(play, act, new Occasion(follower, occasion.extra(), List.of(help(commander))));
        play.emit(new CommandObeyed(follower.id()));
    }

    /** Every major action of the follower; whoever obeys commands nobody. */
    private List<OrderOption> orders(WastelandState state) {
        List<OrderOption> orders = new ArrayList<>();
        for (WastelandAct act : ActMenu.majors(state, follower)) {
            if (!(act instanceof CommandAct)
                    && !(act.isMovement() && follower.turn().moved())) {
                orders.add(new OrderOption(follower, act));
            }
        }
        return orders;
    }

    /** CHA + Speech for a person, CHA + Survival for an animal, INT + Science for a robot. Ledger: WAS-NPC-8. */
    private TestAssistant help(Fighter commander) {
        return switch (follower.profile().kind()) {
            case PERSON -> new TestAssistant(commander, Attribute.CHARISMA, SkillName.SPEECH);
            case ANIMAL -> new TestAssistant(commander, Attribute.CHARISMA, SkillName.SURVIVAL);
            case ROBOT -> new TestAssistant(commander, Attribute.INTELLIGENCE, SkillName.SCIENCE);
        };
    }
}
