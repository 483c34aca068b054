package arbiter.server.lab;

import arbiter.content.ContentProblems;
import arbiter.kernel.Journal;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.lab.run.FightRecord;
import arbiter.lab.run.Fights;
import arbiter.lab.tally.FightEnd;
import arbiter.rulebook.Rulebook;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Person;
import arbiter.server.store.Secret;
import arbiter.server.table.HostedTable;
import arbiter.server.table.Tables;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** The lab of a server: takes orders, answers how far they are, and opens single fights as tables. */
public final class Lab {

    private final Tables tables;
    private final JobDesk desk;

    public Lab(Tables tables, JobDesk desk) {
        this.tables = tables;
        this.desk = desk;
    }

    /** Refuses an order more where its person has enough waiting. */
    public void checkPlace(Person person) {
        desk.checkPlace(person.id());
    }

    /** Takes an order about an encounter or a situation. */
    public ObjectNode order(Person person, LabOrder order) {
        Rulebook<?> book = tables.book(order.game().orElse(""));
        LabScene scene = LabScenes.of(book, order);
        if (order.asked() == LabOrder.Kind.COURSE) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED, "only a table has turns that went by; give a 'table'", "kind");
        }
        return add(person, order, scene, task(order, scene));
    }

    /** The same about a table, by its gamemaster: everybody else would learn what they may not know. */
    public ObjectNode order(Person person, LabOrder order, HostedTable table, String member) {
        table.seats().checkGamemaster(member);
        Rulebook<?> book = tables.book(table.game());
        LabScene scene = LabScenes.of(book, order, table.standing(member));
        LabTask task =
                order.asked() == LabOrder.Kind.COURSE ? new CourseTask(scene, table.turns(member)) : task(order, scene);
        return add(person, order, scene, task);
    }

    private static LabTask task(LabOrder order, LabScene scene) {
        return switch (order.asked()) {
            case SIMULATION -> new SimulationTask(LabScenes.changed(scene, order.changes()));
            case ABLATION -> new AblationTask(LabScenes.changed(scene, order.changes()), order.unit());
            case SENSITIVITY -> new SensitivityTask(LabScenes.changed(scene, order.changes()), order.unit());
            case COMPARISON -> new ComparisonTask(scene, LabScenes.changed(scene, order.changes()));
            case COURSE -> throw new IllegalStateException("turns are those of a table");
        };
    }

    private ObjectNode add(Person person, LabOrder order, LabScene scene, LabTask task) {
        boolean changed = order.asked() != LabOrder.Kind.COMPARISON;
        LabScene shown = changed ? LabScenes.changed(scene, order.changes()) : scene;
        LabJob job = new LabJob(Secret.id(), person.id(), order, shown, task);
        desk.add(job);
        return json(job);
    }

    /** The jobs of that person, without their answers. */
    public ObjectNode of(Person person) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        ArrayNode list = json.putArray("jobs");
        desk.of(person.id()).forEach(job -> list.add(json(job).without("result")));
        return json;
    }

    public ObjectNode job(Person person, String id) {
        return json(desk.find(person.id(), id));
    }

    private ObjectNode json(LabJob job) {
        return job.json(desk.before(job));
    }

    public void stop(Person person, String id) {
        desk.stop(person.id(), id);
    }

    /** Opens a fight of a job as a table of that person's own, and returns its id. */
    public String open(Person person, String id, long number) {
        LabScene scene = desk.find(person.id(), id).scene();
        long fights = scene.fights().job().length().fights();
        if (number < 0 || number >= fights) {
            throw new RequestRefused(
                    RequestRefused.Code.NOT_FOUND,
                    "fights here are 0 to " + (fights - 1) + ", not " + number,
                    "number");
        }
        return open(person, scene, scene.fights(), number);
    }

    private <S extends State<S>> String open(Person person, LabScene scene, Fights<S> fights, long number) {
        try {
            FightRecord<S> fight = FightRecord.of(fights, number);
            if (fight.result().end() == FightEnd.DECISIONS || fight.result().end() == FightEnd.FAULT) {
                throw new Refused("this fight came to no end, so there is nothing to show: "
                        + fight.result().text());
            }
            Journal<S> journal = new Journal<>(
                    Journal.Header.of(
                            fights.book().id(), fights.book().content().version(), scene.options()),
                    fights.start());
            journal.append(fight.journal().entries());
            return tables.addPlayed(
                    person,
                    fights.book(),
                    scene.title() + ", fight " + number,
                    journal,
                    "Played in the lab: fight " + number + " of seed "
                            + fights.job().seed() + "; dice from here on are this table's own");
        } catch (ContentProblems | Refused refused) {
            throw new RequestRefused(RequestRefused.Code.AGAINST_THE_RULES, refused.getMessage(), "number");
        }
    }
}
