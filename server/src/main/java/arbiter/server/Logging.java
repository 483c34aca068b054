package arbiter.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;

/**
 * Warnings and failures go to standard error, nothing else: whatever Javalin has to say, we say it ourselves. In code,
 * because reading a file of settings takes longer.
 */
public final class Logging extends ContextAwareBase implements Configurator {

    @Override
    public ExecutionStatus configure(LoggerContext context) {
        PatternLayoutEncoder lines = new PatternLayoutEncoder();
        lines.setContext(context);
        lines.setPattern("%d{yyyy-MM-dd HH:mm:ss} %-5level %logger{0}: %msg%n");
        lines.start();
        ConsoleAppender<ILoggingEvent> console = new ConsoleAppender<>();
        console.setContext(context);
        console.setTarget("System.err");
        console.setEncoder(lines);
        console.start();
        Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
        root.setLevel(Level.WARN);
        root.addAppender(console);
        context.getLogger("io.javalin.Javalin").setLevel(Level.OFF);
        context.getLogger("org.sqlite.SQLiteJDBCLoader").setLevel(Level.OFF); // a second try may do
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }
}
