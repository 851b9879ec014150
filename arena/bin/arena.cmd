@echo off
rem Starts Bot Arena on Windows: see the script "arena" beside this one.
rem In an installation it only runs; in the source tree it builds when nothing is built (after a change of a source:
rem mvn -B -q -DskipTests package).
setlocal EnableExtensions DisableDelayedExpansion

for %%I in ("%~dp0..") do set "ARENA_DIR=%%~fI"

rem A package may bring its own Java, which is what it was made with.
if exist "%ARENA_DIR%\java\bin\java.exe" (
  set "ARENA_JAVA=%ARENA_DIR%\java\bin\java.exe"
) else if defined JAVA_HOME (
  set "ARENA_JAVA=%JAVA_HOME%\bin\java.exe"
) else (
  set "ARENA_JAVA="
  for %%I in (java.exe) do set "ARENA_JAVA=%%~$PATH:I"
)
if not defined ARENA_JAVA goto noJava
if not exist "%ARENA_JAVA%" goto noJava
"%ARENA_JAVA%" -version 2>&1 | findstr /r /c:"version .1[7-9]" /c:"version .[2-9][0-9]" >nul
if errorlevel 1 goto oldJava

set "ARENA_AGENTS=%ARENA_DIR%\agents"
if exist "%ARENA_DIR%\jars\" goto run
if not exist "%ARENA_DIR%\cli\pom.xml" goto noJars
for %%I in ("%ARENA_DIR%\..") do set "ARENA_TREE=%%~fI"
set "ARENA_AGENTS=%ARENA_TREE%\agents"
set "ARENA_DIR=%ARENA_DIR%\cli\target\arena"
if exist "%ARENA_DIR%\jars\" goto run
echo arena: building (first time: a few minutes)... 1>&2
where mvn >nul 2>nul
if errorlevel 1 goto noMaven
pushd "%ARENA_TREE%"
call mvn -B -q -DskipTests package 1>&2
if errorlevel 1 goto buildFailed
popd
if not exist "%ARENA_DIR%\jars\" goto noJars

:run
rem Java 24 and later say so if a library loads native code that nobody allowed: that of SQLite.
set "ARENA_NATIVE="
"%ARENA_JAVA%" -version 2>&1 | findstr /r /c:"version .2[4-9]" /c:"version .[3-9][0-9]" >nul
if not errorlevel 1 set "ARENA_NATIVE=--enable-native-access=ALL-UNNAMED"
"%ARENA_JAVA%" -Xms16m -Xmx512m -XX:+UseSerialGC -XX:-UsePerfData -Xshare:auto %ARENA_NATIVE% %BOTARENA_JAVA_OPTIONS% -Dslf4j.internal.verbosity=ERROR -Dfile.encoding=UTF-8 "-Darena.home=%ARENA_DIR%" "-Darena.agents=%ARENA_AGENTS%" -cp "%ARENA_DIR%\jars\*" org.botarena.arena.cli.Main %*
exit /b %errorlevel%

:noJava
echo arena: no java found: set JAVA_HOME to a JDK from 17 on, or put its bin folder into the PATH. 1>&2
exit /b 1

:oldJava
echo arena: this Java is too old or does not start: "%ARENA_JAVA%" 1>&2
echo arena: Bot Arena needs Java 17 or later; install one, or set JAVA_HOME to it. 1>&2
exit /b 1

:noMaven
echo arena: no mvn found in the PATH, and this is the source tree, which has to be built. 1>&2
echo arena: install Maven 3.6.3 or later, or use an installation of Bot Arena. 1>&2
exit /b 1

:buildFailed
popd
echo arena: the build failed; what Maven says is above. It needs a JDK from 17 on, and Maven must be able to download. 1>&2
exit /b 1

:noJars
echo arena: there are no jars in "%ARENA_DIR%\jars": copy the whole folder, or start bin\arena.cmd where it was built. 1>&2
exit /b 1
